/**
 * Script of the offline page: the movies in this browser, and a player for them. It keeps the position with its own time, every two seconds
 * and when the movie is left, and removes what was watched if the person wanted that. Subtitles have the size and the place that they have in
 * the player, and which of them are shown is remembered. Lists and files are those of `taken.ts`.
 */
export const onDevice = `(()=>{
var base=document.documentElement.dataset.base,taken='marquee.taken'+base,places='marquee.places'+base,folder='taken'+encodeURIComponent(base);
var section=document.querySelector('section'),list=section.querySelector('ul'),player=document.querySelector('dialog'),video=player.querySelector('video'),now=null,noted=0,addresses=[];
var read=key=>{try{return JSON.parse(localStorage.getItem(key)||'[]')}catch(_){return[]}};
var write=(key,value)=>localStorage.setItem(key,JSON.stringify(value));
var files=()=>navigator.storage.getDirectory().then(root=>root.getDirectoryHandle(folder));
var draw=()=>{var items=read(taken).filter(item=>item.is_whole);section.hidden=items.length===0;list.replaceChildren(...items.map(item=>{
var button=document.createElement('button'),line=document.createElement('li');button.type='button';button.textContent=item.title+(item.year?' ('+item.year+')':'');button.onclick=()=>open(item);line.append(button);return line}))};
var fileIn=(within,name)=>within.getFileHandle(name).then(file=>file.getFile());
var look=()=>{try{return JSON.parse(localStorage.getItem('player-subtitles')||'{}')}catch(_){return{}}};
var addressOf=(file,type)=>{var address=URL.createObjectURL(file.slice(0,file.size,type));addresses.push(address);return address};
var put=(cue,at)=>{if(cue.line!=='auto')return;if(at==='top')cue.line=1;if(at==='higher'){cue.snapToLines=false;cue.line=78}};
var show=(item,text,file)=>{var track=document.createElement('track'),at=look().place;track.kind='subtitles';track.srclang=text.language;track.label=text.label;track.default=text.is_chosen;
track.onload=()=>{for(var cue of track.track.cues||[])put(cue,at)};track.setAttribute('src',addressOf(file,'text/vtt'));track.dataset.name=text.name;video.append(track);if(text.is_chosen)track.track.mode='showing'};
var textsOf=(item,within)=>Promise.all((item.texts||[]).map(text=>fileIn(within,item.file_id+'.'+text.name+'.vtt').then(file=>show(item,text,file)).catch(()=>{})));
var chosen=()=>{if(!now)return;var tracks=[].slice.call(video.querySelectorAll('track')),on=tracks.find(track=>track.track.mode==='showing'),name=on?on.dataset.name:null,old=(now.item.texts||[]).find(text=>text.is_chosen);
if((old?old.name:null)===name)return;
now.item.texts=now.item.texts.map(text=>Object.assign({},text,{is_chosen:text.name===name}));now.subtitle_track=name===null?null:now.item.texts.find(text=>text.name===name).index;
write(taken,read(taken).map(other=>other.file_id===now.item.file_id?Object.assign({},other,{texts:now.item.texts}):other));note()};
var open=item=>files().then(within=>fileIn(within,item.file_id+'.movie').then(file=>{
var last=read(places).filter(place=>place.file_id===item.file_id).sort((a,b)=>b.at-a.at)[0],from=last?last.position_seconds:item.resume_seconds;
video.onloadedmetadata=()=>{if(from<video.duration*.95)video.currentTime=from;video.play().catch(()=>{})};
video.dataset.size=look().size||'medium';video.setAttribute('src',addressOf(file,item.type));video.setAttribute('aria-label',item.title);player.showModal();
return textsOf(item,within).then(()=>{now={item:item,play_id:crypto.randomUUID()}})})).catch(()=>{section.querySelector('p').hidden=false});
var note=()=>{if(!now||!(video.currentTime>0))return;noted=Date.now();
write(places,read(places).filter(place=>place.play_id!==now.play_id).concat(Object.assign({play_id:now.play_id,file_id:now.item.file_id,position_seconds:video.currentTime,at:noted},now.subtitle_track===undefined?{}:{subtitle_track:now.subtitle_track})))};
var leave=()=>{if(!now)return;note();var item=now.item,isOver=video.ended||video.currentTime>=video.duration*.95;now=null;
addresses.splice(0).forEach(address=>URL.revokeObjectURL(address));video.querySelectorAll('track').forEach(track=>track.remove());video.removeAttribute('src');video.load();
if(!isOver||!item.removes)return draw();
write(taken,read(taken).filter(other=>other.file_id!==item.file_id));files().then(within=>[item.file_id+'.movie'].concat((item.texts||[]).map(text=>item.file_id+'.'+text.name+'.vtt')).forEach(name=>within.removeEntry(name).catch(()=>{}))).catch(()=>{});draw()};
video.ontimeupdate=()=>{if(Date.now()-noted>2000)note()};video.textTracks.onchange=chosen;video.onpause=note;video.onended=note;addEventListener('pagehide',note);
player.onclose=leave;player.querySelector('button').onclick=()=>player.close();draw()})()`
