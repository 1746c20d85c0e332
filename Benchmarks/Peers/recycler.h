/* A hand-written recycler: the lower bound for native-view recycling on GTK 4.
   One GtkScrollable widget, one pool per row kind, rows never reparented: an unused row keeps its parent and is
   hidden with gtk_widget_set_child_visible(FALSE). Binding happens when the adjustment changes (update phase),
   size_allocate only places rows. "recycler": rows are GtkBoxes. "flat": row children are placed at computed
   frames (heights of text measured with a Pango layout, cached per item), no GTK layout inside a row. */
static long n_measure;
typedef struct { GtkWidget p; GtkAdjustment *h,*v; int w,hgt; gboolean flat; const BKItem *items,*above; int n,inserted,total; int *likes,*kept;
  double *off; int known; double sum; GPtrArray *act; GPtrArray *freel[4]; PangoLayout *lay; int h_name,h_line,h_btn,w_btn; gboolean inalloc; } Rec;
typedef struct { GtkWidgetClass p; } RecClass;
enum { RP_H=1,RP_V,RP_HP,RP_VP };
G_DEFINE_TYPE_WITH_CODE(Rec,rec,GTK_TYPE_WIDGET,G_IMPLEMENT_INTERFACE(GTK_TYPE_SCROLLABLE,NULL))
typedef struct { Row *r; int idx; } Act;
/* The rows that a filter keeps, or their order, are an array of their numbers. */
static int row_at(Rec*c,int i){ return c->kept?c->kept[i]:i; }
static const BKItem *item_at(Rec*c,int i){ i=row_at(c,i); return i<c->inserted?&c->above[i]:&c->items[i-c->inserted]; }
static int likes_at(Rec*c,int i){ i=row_at(c,i); return i<c->inserted?c->above[i].likes:c->likes[i-c->inserted]; }
/* flat row: a bare widget that allocates its children at frames */
typedef struct { GtkWidget p; Row *r; Rec *rec; const BKItem *it; double ht; } FRow; typedef struct { GtkWidgetClass p; } FRowClass;
G_DEFINE_TYPE(FRow,frow,GTK_TYPE_WIDGET)
static void place(GtkWidget *w,int x,int y,int ww,int hh){ gtk_widget_size_allocate(w,&(GtkAllocation){x,y,ww,hh},-1); }
static void frow_measure(GtkWidget *w,GtkOrientation o,int fs,int*mi,int*na,int*a,int*b){ *mi=*na= o==GTK_ORIENTATION_VERTICAL?(int)((FRow*)w)->ht:1; }
static void frow_alloc(GtkWidget *w,int width,int height,int bl){ FRow *f=(FRow*)w; Row *r=f->r; Rec *c=f->rec; int x=12,y=12,iw=width-24;
  if(r->kind!=BK_AD){ place(r->avatar,x,y,40,40); place(r->name,x+48,y,iw-48,c->h_name); place(r->date,x+48,y+c->h_name+2,iw-48,c->h_line); y+=48; }
  switch(r->kind){ case BK_TEXT: place(r->body,x,y,iw,height-y-12); break;
  case BK_PHOTO: place(r->photo,x,y,320,180); place(r->like,x,y+188,iw,c->h_line); break;
  case BK_POLL: for(int j=0;j<3;j++){ place(r->opt[j],x,y,iw-50,c->h_line); place(r->pct[j],x+iw-42,y,42,c->h_line); y+=c->h_line+8; } break;
  case BK_AD: place(r->ad,x,y,iw-c->w_btn-8,c->h_btn); place(r->button,x+iw-c->w_btn,y,c->w_btn,c->h_btn); break; } }
static void frow_class_init(FRowClass*k){ GTK_WIDGET_CLASS(k)->measure=frow_measure; GTK_WIDGET_CLASS(k)->size_allocate=frow_alloc; }
static void frow_init(FRow*f){}
static Row *frow_new(Rec *c,int kind){ Row *r=row_new(kind); FRow *f=g_object_new(frow_get_type(),NULL); f->r=r; f->rec=c;
  GtkWidget *all[]={r->avatar,r->name,r->date,r->body,r->photo,r->like,r->opt[0],r->pct[0],r->opt[1],r->pct[1],r->opt[2],r->pct[2],r->ad,r->button};
  g_object_ref_sink(r->root);
  for(guint i=0;i<G_N_ELEMENTS(all);i++) if(all[i]){ gtk_widget_set_halign(all[i],GTK_ALIGN_FILL); g_object_ref(all[i]); gtk_widget_unparent(all[i]); gtk_widget_set_parent(all[i],GTK_WIDGET(f)); g_object_unref(all[i]); }
  g_object_unref(r->root); r->root=GTK_WIDGET(f); return r; }

static double row_height(Rec *c,int i){ const BKItem *it=item_at(c,i); int iw=c->w-24;
  if(c->flat || 1){ switch(it->kind){
    case BK_TEXT: { n_measure++; pango_layout_set_text(c->lay,it->body,-1); pango_layout_set_width(c->lay,iw*PANGO_SCALE); int w,h; pango_layout_get_pixel_size(c->lay,&w,&h); return 12+48+h+12; }
    case BK_PHOTO: return 12+48+188+c->h_line+12; case BK_POLL: return 12+48+3*c->h_line+16+12; default: return 24+c->h_btn; } } }
static void know(Rec *c,int upto){ if(upto>c->n) upto=c->n; while(c->known<upto){ c->off[c->known+1]=c->off[c->known]+row_height(c,c->known); c->known++; } }
static void know_y(Rec *c,double y){ while(c->known<c->n && c->off[c->known]<=y) know(c,c->known+1); }
static void sync_rows(Rec *c){
  if(c->w<=0 || !c->v) return; double v=gtk_adjustment_get_value(c->v), top=v-100, bot=v+c->hgt+100; if(top<0) top=0;
  know_y(c,bot);
  int lo=0,hi=c->known; while(lo<hi){ int m=(lo+hi)/2; if(c->off[m+1]<=top) lo=m+1; else hi=m; }
  int first=lo,last=first; while(last<c->known && c->off[last]<bot) last++;
  for(guint i=0;i<c->act->len;){ Act *a=c->act->pdata[i]; if(a->idx<first || a->idx>=last){ gtk_widget_set_child_visible(a->r->root,FALSE); g_ptr_array_add(c->freel[a->r->kind],a->r); g_free(a); g_ptr_array_remove_index_fast(c->act,i);} else i++; }
  for(int k=first;k<last;k++){ gboolean have=FALSE; for(guint i=0;i<c->act->len;i++) if(((Act*)c->act->pdata[i])->idx==k){ have=TRUE; break; } if(have) continue;
    n_bind++; int kind=item_at(c,k)->kind; GPtrArray *fl=c->freel[kind]; Row *r; if(fl->len) r=g_ptr_array_steal_index_fast(fl,fl->len-1); else { n_setup++; r=c->flat?frow_new(c,kind):row_new(kind); gtk_widget_set_parent(r->root,GTK_WIDGET(c)); }
    if(c->flat) ((FRow*)r->root)->ht=c->off[k+1]-c->off[k];
    row_bind(r,item_at(c,k),likes_at(c,k)); gtk_widget_set_child_visible(r->root,TRUE); Act *a=g_new(Act,1); a->r=r; a->idx=k; g_ptr_array_add(c->act,a); }
}
static void rec_config(Rec *c){ if(!c->v||c->w<=0) return; double avg=c->known?c->off[c->known]/c->known:150; double upper=c->off[c->known]+avg*(c->n-c->known); gtk_adjustment_configure(c->v,gtk_adjustment_get_value(c->v),0,upper,c->hgt*.1,c->hgt*.9,c->hgt); }
static void on_value(GtkAdjustment *a,Rec *c){ if(c->inalloc) return; sync_rows(c); gtk_widget_queue_allocate(GTK_WIDGET(c)); }
/* At another width, rows from the first in sight on are measured again; those above keep their heights as
   estimates, so that the reader stays and nothing is measured that isn't in sight. */
static void forget_below(Rec *c){ if(!c->v) return; double v=gtk_adjustment_get_value(c->v); int lo=0,hi=c->known; while(lo<hi){ int m=(lo+hi)/2; if(c->off[m+1]<=v) lo=m+1; else hi=m; } c->known=lo; }
static void rec_alloc(GtkWidget *w,int width,int height,int bl){ Rec *c=(Rec*)w; c->inalloc=TRUE;
  if(width!=c->w||height!=c->hgt){ if(width!=c->w) forget_below(c); c->w=width; c->hgt=height; sync_rows(c); }
  rec_config(c); c->inalloc=FALSE; double v=gtk_adjustment_get_value(c->v);
  for(guint i=0;i<c->act->len;i++){ Act *a=c->act->pdata[i]; int h=(int)(c->off[a->idx+1]-c->off[a->idx]); if(!c->flat){ int mi,na; gtk_widget_measure(a->r->root,GTK_ORIENTATION_VERTICAL,width,&mi,&na,NULL,NULL); if(mi>h) h=mi; } else ((FRow*)a->r->root)->ht=h;
    place(a->r->root,0,(int)(c->off[a->idx]-v),width,h); } }
static void rec_measure(GtkWidget *w,GtkOrientation o,int fs,int*mi,int*na,int*a,int*b){ *mi=1; *na=100; }
static void rec_set(GObject*o,guint id,const GValue*v,GParamSpec*p){ Rec*c=(Rec*)o; if(id==RP_V){ if(c->v) g_object_unref(c->v); c->v=g_value_dup_object(v); if(c->v) g_signal_connect(c->v,"value-changed",G_CALLBACK(on_value),c); } else if(id==RP_H){ g_set_object(&c->h,g_value_get_object(v)); } }
static void rec_get(GObject*o,guint id,GValue*v,GParamSpec*p){ Rec*c=(Rec*)o; if(id==RP_V) g_value_set_object(v,c->v); else if(id==RP_H) g_value_set_object(v,c->h); else g_value_set_enum(v,0); }
static void rec_class_init(RecClass*k){ GObjectClass*o=G_OBJECT_CLASS(k); o->set_property=rec_set; o->get_property=rec_get; GTK_WIDGET_CLASS(k)->size_allocate=rec_alloc; GTK_WIDGET_CLASS(k)->measure=rec_measure;
  g_object_class_override_property(o,RP_H,"hadjustment"); g_object_class_override_property(o,RP_V,"vadjustment"); g_object_class_override_property(o,RP_HP,"hscroll-policy"); g_object_class_override_property(o,RP_VP,"vscroll-policy"); }
static void rec_init(Rec*c){ c->act=g_ptr_array_new(); for(int k=0;k<4;k++) c->freel[k]=g_ptr_array_new(); gtk_widget_set_overflow(GTK_WIDGET(c),GTK_OVERFLOW_HIDDEN); }
static Rec *THE; static int the_photo;
static GtkWidget *rec_new(const BKItem *f,int n,gboolean flat){ Rec *c=g_object_new(rec_get_type(),NULL); c->items=f; c->n=n; c->flat=flat; c->off=g_new0(double,n+1); c->likes=g_new(int,n); for(int i=0;i<n;i++) c->likes[i]=f[i].likes;
  c->lay=gtk_widget_create_pango_layout(GTK_WIDGET(c),NULL); pango_layout_set_wrap(c->lay,PANGO_WRAP_WORD);
  GtkWidget *l=gtk_label_new("Xg"),*b=gtk_label_new("Xg"),*bt=gtk_button_new_with_label("Open"); gtk_widget_add_css_class(b,"name"); int mi; g_object_ref_sink(l); g_object_ref_sink(b); g_object_ref_sink(bt);
  gtk_widget_measure(l,GTK_ORIENTATION_VERTICAL,-1,&mi,&c->h_line,NULL,NULL); gtk_widget_measure(b,GTK_ORIENTATION_VERTICAL,-1,&mi,&c->h_name,NULL,NULL); gtk_widget_measure(bt,GTK_ORIENTATION_VERTICAL,-1,&mi,&c->h_btn,NULL,NULL); gtk_widget_measure(bt,GTK_ORIENTATION_HORIZONTAL,-1,&mi,&c->w_btn,NULL,NULL);
  g_object_unref(l); g_object_unref(b); g_object_unref(bt); THE=c; the_photo=bk_first_photo(n); return GTK_WIDGET(c); }
/* Rows above all others, whose heights are estimated; once only. What is in sight stays in sight. */
static void rec_insert(const BKItem*above,int k,void*x){ Rec*c=THE; double avg=(int)(c->off[c->known]/c->known); c->above=above;
  c->off=g_renew(double,c->off,c->n+k+1); for(int i=c->known;i>=0;i--) c->off[i+k]=c->off[i]+k*avg; for(int i=0;i<k;i++) c->off[i]=i*avg;
  c->n+=k; c->known+=k; c->inserted=k; for(guint i=0;i<c->act->len;i++) ((Act*)c->act->pdata[i])->idx+=k;
  gtk_adjustment_configure(c->v,gtk_adjustment_get_value(c->v)+k*avg,0,gtk_adjustment_get_upper(c->v)+k*avg,c->hgt*.1,c->hgt*.9,c->hgt); }
static void rec_update(int likes,void*x){ THE->likes[the_photo]=likes; char b[64]; snprintf(b,sizeof b,"Likes %d",likes); for(guint i=0;i<THE->act->len;i++){ Act*a=THE->act->pdata[i]; if(row_at(THE,a->idx)==the_photo+THE->inserted) gtk_label_set_text(GTK_LABEL(a->r->like),b); } }
/* Shows other rows, from the top, with heights that are unknown again. */
static void rec_show(Rec*c,double avg){
  for(guint i=0;i<c->act->len;i++){ Act *a=c->act->pdata[i]; gtk_widget_set_child_visible(a->r->root,FALSE); g_ptr_array_add(c->freel[a->r->kind],a->r); g_free(a); }
  g_ptr_array_set_size(c->act,0); c->known=0; c->inalloc=TRUE; gtk_adjustment_configure(c->v,0,0,c->n*avg,c->hgt*.1,c->hgt*.9,c->hgt); c->inalloc=FALSE;
  sync_rows(c); gtk_widget_queue_allocate(GTK_WIDGET(c)); }
/* Keeps all rows again, and returns their average height. */
static double rec_all(Rec*c){ double avg=c->off[c->known]/c->known; if(!c->kept) c->total=c->n; g_clear_pointer(&c->kept,g_free); c->n=c->total; return avg; }
/* Keeps the rows whose ids are multiples. */
static void rec_filter(int every,void*x){ Rec*c=THE; double avg=rec_all(c);
  if(every>1){ int *kept=g_new(int,c->total),k=0; for(int i=0;i<c->total;i++) if(item_at(c,i)->id%every==0) kept[k++]=i; c->kept=g_renew(int,kept,k); c->n=k; }
  rec_show(c,avg); }
/* Keeps all rows, in another order. What is compared is next to each other, because a cache miss takes longer than
   sorting longer keys. */
typedef struct { int likes,id,row; } Key;
static int compare_keys(const void*a,const void*b){ const Key*x=a,*y=b; return x->likes!=y->likes?(x->likes<y->likes)-(x->likes>y->likes):(x->id>y->id)-(x->id<y->id); }
static void rec_sort(int by_likes,void*x){ Rec*c=THE; double avg=rec_all(c);
  if(by_likes){ Key *keys=g_new(Key,c->n); for(int i=0;i<c->n;i++) keys[i]=(Key){likes_at(c,i),item_at(c,i)->id,i};
    qsort(keys,c->n,sizeof(Key),compare_keys); int *kept=g_new(int,c->n); for(int i=0;i<c->n;i++) kept[i]=keys[i].row; g_free(keys); c->kept=kept; }
  rec_show(c,avg); }
