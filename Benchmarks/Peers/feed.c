/* The imperative peer: the feed written directly against GTK 4.
   feed stack     GtkListView, each recycled row holds a GtkStack with all four kinds
   feed pool      GtkListView, each row's child taken from a per-kind pool at bind, given back at unbind
   feed rebuild   GtkListView, child built anew at every bind when the kind differs
   feed box       GtkScrolledWindow + GtkBox with every row alive
   feed listbox   GtkScrolledWindow + GtkListBox with every row alive  */
#include <gtk/gtk.h>
#include <stdlib.h>
#include <string.h>
#include "benchkit.h"

typedef struct { GtkWidget *root,*avatar,*name,*date,*body,*photo,*like,*opt[3],*pct[3],*ad,*button; int kind,ac,pc; } Row;
static const char *CLS[8]={"k0","k1","k2","k3","k4","k5","k6","k7"};
static long n_setup,n_bind,n_built;
static const char *MODE;

static GtkWidget *lbl(const char *s,const char *cls){ GtkWidget *l=gtk_label_new(s); gtk_label_set_xalign(GTK_LABEL(l),0); if(cls) gtk_widget_add_css_class(l,cls); return l; }
static void color(GtkWidget *w,int *cur,int c){ if(*cur==c) return; if(*cur>=0) gtk_widget_remove_css_class(w,CLS[*cur]); gtk_widget_add_css_class(w,CLS[c]); *cur=c; }
static Row *row_new(int kind){
    Row *r=g_new0(Row,1); r->kind=kind; r->ac=r->pc=-1; n_built++;
    r->root=gtk_box_new(GTK_ORIENTATION_VERTICAL,8);
    gtk_widget_set_margin_start(r->root,12); gtk_widget_set_margin_end(r->root,12); gtk_widget_set_margin_top(r->root,12); gtk_widget_set_margin_bottom(r->root,12);
    if(kind!=BK_AD){
        GtkWidget *h=gtk_box_new(GTK_ORIENTATION_HORIZONTAL,8), *v=gtk_box_new(GTK_ORIENTATION_VERTICAL,2);
        r->avatar=gtk_box_new(GTK_ORIENTATION_HORIZONTAL,0); gtk_widget_set_size_request(r->avatar,40,40);
        r->name=lbl("","name"); r->date=lbl("",NULL);
        gtk_box_append(GTK_BOX(v),r->name); gtk_box_append(GTK_BOX(v),r->date);
        gtk_box_append(GTK_BOX(h),r->avatar); gtk_box_append(GTK_BOX(h),v); gtk_box_append(GTK_BOX(r->root),h);
    }
    switch(kind){
    case BK_TEXT: r->body=lbl("",NULL); gtk_label_set_wrap(GTK_LABEL(r->body),TRUE); gtk_box_append(GTK_BOX(r->root),r->body); break;
    case BK_PHOTO: r->photo=gtk_box_new(GTK_ORIENTATION_HORIZONTAL,0); gtk_widget_set_size_request(r->photo,320,180); gtk_widget_set_halign(r->photo,GTK_ALIGN_START);
        r->like=lbl("",NULL); gtk_box_append(GTK_BOX(r->root),r->photo); gtk_box_append(GTK_BOX(r->root),r->like); break;
    case BK_POLL: for(int j=0;j<3;j++){ GtkWidget *h=gtk_box_new(GTK_ORIENTATION_HORIZONTAL,8); r->opt[j]=lbl("",NULL); gtk_widget_set_hexpand(r->opt[j],TRUE); r->pct[j]=lbl("",NULL);
        gtk_box_append(GTK_BOX(h),r->opt[j]); gtk_box_append(GTK_BOX(h),r->pct[j]); gtk_box_append(GTK_BOX(r->root),h);} break;
    case BK_AD: { GtkWidget *h=gtk_box_new(GTK_ORIENTATION_HORIZONTAL,8); r->ad=lbl("",NULL); gtk_label_set_wrap(GTK_LABEL(r->ad),TRUE); gtk_widget_set_hexpand(r->ad,TRUE); r->button=gtk_button_new_with_label("Open");
        gtk_box_append(GTK_BOX(h),r->ad); gtk_box_append(GTK_BOX(h),r->button); gtk_box_append(GTK_BOX(r->root),h);} break;
    }
    return r;
}
static void row_bind(Row *r,const BKItem *it,int likes){
    char b[64];
    if(r->kind!=BK_AD){ color(r->avatar,&r->ac,it->color); gtk_label_set_text(GTK_LABEL(r->name),it->name); gtk_label_set_text(GTK_LABEL(r->date),it->date); }
    switch(r->kind){
    case BK_TEXT: gtk_label_set_text(GTK_LABEL(r->body),it->body); break;
    case BK_PHOTO: color(r->photo,&r->pc,it->color2); snprintf(b,sizeof b,"Likes %d",likes); gtk_label_set_text(GTK_LABEL(r->like),b); break;
    case BK_POLL: for(int j=0;j<3;j++){ gtk_label_set_text(GTK_LABEL(r->opt[j]),it->opt[j]); snprintf(b,sizeof b,"%d%%",it->pct[j]); gtk_label_set_text(GTK_LABEL(r->pct[j]),b);} break;
    case BK_AD: gtk_label_set_text(GTK_LABEL(r->ad),it->ad); break;
    }
}
#include "recycler.h"
/* model object */
typedef struct { GObject p; const BKItem *it; int likes; } FeedItem; typedef struct { GObjectClass p; } FeedItemClass;
G_DEFINE_TYPE(FeedItem,feed_item,G_TYPE_OBJECT)
static guint changed_sig;
static void feed_item_init(FeedItem*i){} static void feed_item_class_init(FeedItemClass*c){ changed_sig=g_signal_new("changed",G_TYPE_FROM_CLASS(c),G_SIGNAL_RUN_LAST,0,NULL,NULL,NULL,G_TYPE_NONE,0); }
static GListStore *store; static int photo;

/* per list-row state */
typedef struct { GtkStack *stack; Row *rows[4]; Row *cur; gulong sig; FeedItem *bound; } Slot;
static GPtrArray *pool[4];
static void on_changed(FeedItem *fi,Slot *s){ char b[64]; snprintf(b,sizeof b,"Likes %d",fi->likes); if(s->cur && s->cur->like) gtk_label_set_text(GTK_LABEL(s->cur->like),b); }
static const char *KN[4]={"text","photo","poll","ad"};
static void setup(GtkSignalListItemFactory *f,GtkListItem *li,gpointer d){
    n_setup++; Slot *s=g_new0(Slot,1); g_object_set_data(G_OBJECT(li),"slot",s);
    if(MODE[0]=='s'){ s->stack=GTK_STACK(gtk_stack_new()); gtk_stack_set_vhomogeneous(s->stack,FALSE); gtk_stack_set_hhomogeneous(s->stack,FALSE);
        for(int k=0;k<4;k++){ s->rows[k]=row_new(k); gtk_stack_add_named(s->stack,s->rows[k]->root,KN[k]); }
        gtk_list_item_set_child(li,GTK_WIDGET(s->stack)); }
    gtk_list_item_set_activatable(li,FALSE);
}
static void bind(GtkSignalListItemFactory *f,GtkListItem *li,gpointer d){
    n_bind++; Slot *s=g_object_get_data(G_OBJECT(li),"slot"); FeedItem *fi=gtk_list_item_get_item(li); int k=fi->it->kind;
    if(MODE[0]=='s'){ s->cur=s->rows[k]; row_bind(s->cur,fi->it,fi->likes); gtk_stack_set_visible_child(s->stack,s->cur->root); }
    else if(MODE[0]=='p'){ Row *r = pool[k]->len ? g_ptr_array_steal_index_fast(pool[k],pool[k]->len-1) : NULL; if(!r){ r=row_new(k); g_object_ref_sink(r->root); }
        s->cur=r; row_bind(r,fi->it,fi->likes); gtk_list_item_set_child(li,r->root); }
    else { if(!s->cur || s->cur->kind!=k){ g_free(s->cur); s->cur=row_new(k); gtk_list_item_set_child(li,s->cur->root);} row_bind(s->cur,fi->it,fi->likes); }
    s->sig=g_signal_connect(fi,"changed",G_CALLBACK(on_changed),s); s->bound=fi;
}
static void unbind(GtkSignalListItemFactory *f,GtkListItem *li,gpointer d){
    Slot *s=g_object_get_data(G_OBJECT(li),"slot"); if(s->bound){ g_signal_handler_disconnect(s->bound,s->sig); s->bound=NULL; }
    if(MODE[0]=='p' && s->cur){ gtk_list_item_set_child(li,NULL); g_ptr_array_add(pool[s->cur->kind],s->cur); s->cur=NULL; }
}
static Row *photo_row;
static void upd_model(int likes,void *c){ FeedItem *fi=g_list_model_get_item(G_LIST_MODEL(store),photo); fi->likes=likes; g_signal_emit(fi,changed_sig,0); g_object_unref(fi); }
static void add(const BKItem *f,int n){ gpointer *a=g_new(gpointer,n);
    for(int i=0;i<n;i++){ FeedItem *fi=g_object_new(feed_item_get_type(),NULL); fi->it=&f[i]; fi->likes=f[i].likes; a[i]=fi; }
    g_list_store_splice(store,0,0,a,n); for(int i=0;i<n;i++) g_object_unref(a[i]); g_free(a); }
static void insert_model(const BKItem *f,int n,void *c){ add(f,n); photo+=n; }
static GtkFilterListModel *filtered; static int every;
static gboolean keeps(gpointer item,gpointer d){ return ((FeedItem*)item)->it->id%every==0; }
static void filter_model(int number,void *c){ every=number; GtkFilter *f=number>1?GTK_FILTER(gtk_custom_filter_new(keeps,NULL,NULL)):NULL;
    gtk_filter_list_model_set_filter(filtered,f); g_clear_object(&f); }
static GtkSortListModel *sorted;
/* A number, which GTK reads once for each post and then compares, takes a fraction of the time of comparing posts. */
static gint64 sort_key(gpointer this,gpointer d){ FeedItem *fi=this; return ((gint64)fi->likes<<32)-fi->it->id; }
static void sort_model(int by_likes,void *c){ if(!by_likes){ gtk_sort_list_model_set_sorter(sorted,NULL); return; }
    GtkNumericSorter *s=gtk_numeric_sorter_new(gtk_cclosure_expression_new(G_TYPE_INT64,NULL,0,NULL,G_CALLBACK(sort_key),NULL,NULL));
    gtk_numeric_sorter_set_sort_order(s,GTK_SORT_DESCENDING); gtk_sort_list_model_set_sorter(sorted,GTK_SORTER(s)); g_object_unref(s); }
static void upd_box(int likes,void *c){ char b[64]; snprintf(b,sizeof b,"Likes %d",likes); gtk_label_set_text(GTK_LABEL(photo_row->like),b); }
static void extras(void){ bk_extra("setup",n_setup); bk_extra("bind",n_bind); bk_extra("built",n_built); if(n_measure) bk_extra("measured",n_measure); }

int main(int argc,char**argv){
    MODE=argc>1?argv[1]:"stack"; int n=bk_n(1000); char name[64]; snprintf(name,sizeof name,"c-%s",MODE);
    bk_start(name,n); bk_on_report(extras);
    GString *css=g_string_new(".name{font-weight:bold;} listview>row,list>row{padding:0;min-height:0;}");
    for(int i=0;i<8;i++) g_string_append_printf(css,".k%d{background-color:%s;}",i,bk_color(i));
    GtkCssProvider *p=gtk_css_provider_new(); gtk_css_provider_load_from_data(p,css->str,-1);
    gtk_style_context_add_provider_for_display(gdk_display_get_default(),GTK_STYLE_PROVIDER(p),GTK_STYLE_PROVIDER_PRIORITY_APPLICATION);
    GtkWidget *w=gtk_window_new(); gtk_window_set_default_size(GTK_WINDOW(w),480,800);
    GtkWidget *sw=gtk_scrolled_window_new(); gtk_scrolled_window_set_policy(GTK_SCROLLED_WINDOW(sw),GTK_POLICY_NEVER,GTK_POLICY_AUTOMATIC);
    const BKItem *f=bk_feed(n); photo=bk_first_photo(n);
    if(!strcmp(MODE,"empty")){ GtkWidget *b=gtk_box_new(GTK_ORIENTATION_VERTICAL,0); gtk_widget_set_size_request(b,-1,20000); gtk_box_append(GTK_BOX(b),gtk_label_new("Likes 7000000")); gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(sw),b); static Row pr; pr.like=gtk_widget_get_first_child(b); photo_row=&pr; bk_on_update(upd_box,NULL); }
    else if(!strcmp(MODE,"recycler") || !strcmp(MODE,"flat")){
        gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(sw),rec_new(f,n,MODE[0]=='f')); bk_on_update(rec_update,NULL); bk_on_insert(rec_insert,NULL); bk_on_filter(rec_filter,NULL); bk_on_sort(rec_sort,NULL);
    } else if(MODE[0]=='b' || MODE[0]=='l'){
        gboolean lb=MODE[0]=='l'; GtkWidget *box=lb?gtk_list_box_new():gtk_box_new(GTK_ORIENTATION_VERTICAL,0);
        for(int i=0;i<n;i++){ Row *r=row_new(f[i].kind); row_bind(r,&f[i],f[i].likes); if(lb) gtk_list_box_append(GTK_LIST_BOX(box),r->root); else gtk_box_append(GTK_BOX(box),r->root); if(i==photo) photo_row=r; }
        gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(sw),box); bk_on_update(upd_box,NULL);
    } else {
        for(int k=0;k<4;k++) pool[k]=g_ptr_array_new();
        store=g_list_store_new(feed_item_get_type()); add(f,n); filtered=gtk_filter_list_model_new(g_object_ref(G_LIST_MODEL(store)),NULL);
        sorted=gtk_sort_list_model_new(g_object_ref(G_LIST_MODEL(filtered)),NULL);
        GtkListItemFactory *fa=gtk_signal_list_item_factory_new();
        g_signal_connect(fa,"setup",G_CALLBACK(setup),NULL); g_signal_connect(fa,"bind",G_CALLBACK(bind),NULL); g_signal_connect(fa,"unbind",G_CALLBACK(unbind),NULL);
        GtkWidget *lv=gtk_list_view_new(GTK_SELECTION_MODEL(gtk_no_selection_new(G_LIST_MODEL(sorted))),fa);
        gtk_scrolled_window_set_child(GTK_SCROLLED_WINDOW(sw),lv); bk_on_update(upd_model,NULL); bk_on_insert(insert_model,NULL); bk_on_filter(filter_model,NULL); bk_on_sort(sort_model,NULL);
    }
    gtk_window_set_child(GTK_WINDOW(w),sw); gtk_window_present(GTK_WINDOW(w));
    GMainLoop *l=g_main_loop_new(NULL,FALSE); g_main_loop_run(l);
    return 0;
}
