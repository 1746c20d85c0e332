/* The posts of the feed, which are the same in each run. */
#include "posts.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *COLORS[8] = {"#c0392b","#27ae60","#2980b9","#8e44ad","#d35400","#16a085","#2c3e50","#7f8c8d"};
static const char *FIRST[16] = {"Ada","Barbara","Chen","Dmitri","Edsger","Frances","Grace","Hedy","Ivan","Joan","Ken","Leslie","Margaret","Niklaus","Olga","Peter"};
static const char *LAST[16] = {"Lovelace","Liskov","Wei","Ivanov","Dijkstra","Allen","Hopper","Lamarr","Sutherland","Clarke","Thompson","Lamport","Hamilton","Wirth","Ladyzhenskaya","Naur"};
static const char *WORDS[32] = {"the","quick","river","compiler","paints","a","native","widget","while","readers","scroll","through","long","feeds","of","posts","and","photographs","without","waiting","for","layout","because","every","row","is","recycled","before","it","reaches","the","screen"};
static uint32_t h32(uint32_t x){ x^=x>>16; x*=0x7feb352dU; x^=x>>15; x*=0x846ca68bU; x^=x>>16; return x; }
const char *bk_color(int c){ return COLORS[c&7]; }
int bk_n(int dflt){ const char *e=getenv("BENCH_N"); return e?atoi(e):dflt; }

static BKItem *feed; static int feed_n;
static int seen_photo;
BKItem *bk_items(int first,int n){
    BKItem *items=calloc(n,sizeof *items);
    char buf[512];
    for(int i=first;i<first+n;i++){
        BKItem *it=&items[i-first]; uint32_t r=h32(i*2654435761u+12345);
        it->id=i; it->color=r&7; it->color2=(r>>3)&7;
        int k=(r>>6)%20; it->kind = k<10?BK_TEXT : k<15?BK_PHOTO : k<18?BK_POLL : BK_AD;
        snprintf(buf,sizeof buf,"%s %s %d",FIRST[(r>>12)&15],LAST[(r>>16)&15],i); it->name=strdup(buf);
        snprintf(buf,sizeof buf,"%d Nov 2025, %02d:%02d",1+(r>>20)%30,(r>>8)%24,(r>>4)%60); it->date=strdup(buf);
        it->likes=r%100000;
        it->body=it->ad="";
        for(int j=0;j<3;j++) it->opt[j]="";
        if(it->kind==BK_TEXT){
            int len=20+(h32(r)%220); int p=0; uint32_t w=r;      /* 20..239 chars: 1..4 lines at ~440 px */
            while(p<len){ w=h32(w+1); p+=snprintf(buf+p,sizeof buf-p,"%s%s",p?" ":"",WORDS[w&31]); }
            it->body=strdup(buf);
        } else if(it->kind==BK_PHOTO){
            if(!seen_photo){ it->likes=7000000; seen_photo=1; }
        } else if(it->kind==BK_POLL){
            int left=100;
            for(int j=0;j<3;j++){ uint32_t w=h32(r+j); int a = j==2?left:(int)(w%(left+1)); left-=a; it->pct[j]=a;
                snprintf(buf,sizeof buf,"%s %s %s",WORDS[w&31],WORDS[(w>>5)&31],WORDS[(w>>10)&31]); it->opt[j]=strdup(buf); }
        } else { snprintf(buf,sizeof buf,"Sponsored: %s %s, now %d%% off",WORDS[(r>>3)&31],WORDS[(r>>9)&31],5+(r>>9)%60); it->ad=strdup(buf); }
    }
    return items;
}
const BKItem *bk_feed(int n){
    if (feed && feed_n==n) return feed;
    seen_photo=0; feed=bk_items(0,n); feed_n=n;
    return feed;
}
int bk_first_photo(int n){ const BKItem *f=bk_feed(n); for(int i=0;i<n;i++) if(f[i].kind==BK_PHOTO) return i; return 0; }
