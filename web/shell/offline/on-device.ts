/**
 * Script of the offline page: the movies in this browser, and a player for them. It keeps the position with its own time, every two seconds
 * and when the movie is left, and removes what was watched if the person wanted that. Lists and files are those of `taken.ts`.
 */
export const onDevice = `(()=>{
var base=document.documentElement.dataset.base,taken='marquee.taken'+base,places='marquee.places'+base,folder='taken'+encodeURIComponent(base);
var section=document.querySelector('section'),list=section.querySelector('ul'),player=document.querySelector('dialog'),video=player.querySelector('video'),now=null,noted=0,address='';
var read=key=>{try{return JSON.parse(localStorage.getItem(key)||'[]')}catch(_){return[]}};
var write=(key,value)=>localStorage.setItem(key,JSON.stringify(value));
var files=()=>navigator.storage.getDirectory().then(root=>root.getDirectoryHandle(folder));
var draw=()=>{var items=read(taken).filter(item=>item.is_whole);section.hidden=items.length===0;list.replaceChildren(...items.map(item=>{
var button=document.createElement('button'),line=document.createElement('li');button.type='button';button.textContent=item.title+(item.year?' ('+item.year+')':'');button.onclick=()=>open(item);line.append(button);return line}))};
var open=item=>files().then(within=>within.getFileHandle(item.file_id+'.movie')).then(file=>file.getFile()).then(file=>{
var last=read(places).filter(place=>place.file_id===item.file_id).sort((a,b)=>b.at-a.at)[0],from=last?last.position_seconds:item.resume_seconds;
now={item:item,play_id:crypto.randomUUID()};
video.onloadedmetadata=()=>{if(from<video.duration*.95)video.currentTime=from;video.play().catch(()=>{})};
address=URL.createObjectURL(file.slice(0,file.size,item.type));video.setAttribute('src',address);video.setAttribute('aria-label',item.title);player.showModal()}).catch(()=>{section.querySelector('p').hidden=false});
var note=()=>{if(!now||!(video.currentTime>0))return;noted=Date.now();
write(places,read(places).filter(place=>place.play_id!==now.play_id).concat({play_id:now.play_id,file_id:now.item.file_id,position_seconds:video.currentTime,at:noted}))};
var leave=()=>{if(!now)return;note();var item=now.item,isOver=video.ended||video.currentTime>=video.duration*.95;now=null;
URL.revokeObjectURL(address);video.removeAttribute('src');video.load();
if(!isOver||!item.removes)return draw();
write(taken,read(taken).filter(other=>other.file_id!==item.file_id));files().then(within=>within.removeEntry(item.file_id+'.movie')).catch(()=>{});draw()};
video.ontimeupdate=()=>{if(Date.now()-noted>2000)note()};video.onpause=note;video.onended=note;addEventListener('pagehide',note);
player.onclose=leave;player.querySelector('button').onclick=()=>player.close();draw()})()`
