/**
 * Words that a log uses anyway. A name made of nothing else is replaced only where it stands as a name: quoted, next to its year, or as a
 * whole value. Otherwise a movie called "It" or "The Network" would make the log unreadable.
 */
const list = `
a about above access account action active actor add added address after again ago all allow allowed already also always am an and another
answer answered any anything app apply archive are around as ask asked at audio auto automatic available away back backend backup bad ban
banned be because been before began begin begun behind below best better between big block blocked body book both bound box break browser
bug build built busy but by byte bytes cache call called came can cancel cannot case catch cause certificate chain change changed check
checked child choice choose class clean clear client clock close closed cloud code collection color come command complete completed config
connect connected connection content control convert copied copy core corrupt could count crash create created critical current custom cut
daily damage data database date day days dead debug default delete deleted denied destination detail device did different direct disc disk
do does domain done dont door down download downloaded downloading drive drop due during each early edition else empty end ended engine
enough enter entry error errors even event events ever every everything exception exchange exit expired extended extra fail failed failure
false fast feed fetch few field file files filter find fine finish finished first fix flag folder folders for force forced foreign form
format found frame free from frontend full function gave general get give given go gone good got group guest guide had hand handle hard has
hash have he head header health hello help her here hidden high him his history hit hold home host hour hours how http https i id idle if
ignore image import imported in index indexer info inside install interface internal into invalid is issue it item its job join journal
just keep kept key kill kind known language large last late later launch leave left length less let level library life light like limit
line link list listen live load loaded local location lock locked log long look lost low made main make manager manual many map marquee mask match
matched max me media member memory message metadata method middle might min minute minutes miss missing mode model moment monitor month
more most mount move moved movie movies much music must my name names native near need network never new news next night no node none normal
not note nothing notice now null number object of off offline offset ok old on once one online only open opened option or order other our
out outside over own page parent part parts pass passed path pause paused peer peers people permission person phone picture piece place
plan play played player point pool port position poster power present preview previous private problem process profile program progress
promise proper protocol proxy public push put quality query queue quick quiet quit range rate read reader ready real reason received record
recovery refresh refused reject rejected release released releases reload remote remove removed rename repack reply report request reset
resolve resource response rest restart restore result results resume retry return returned right room root round route router row rule run
running runtime said same save saved scan scene schedule screen screens search second seconds secret section secure see seed seeder seeding
seen select send sent server service session set setting settings share she should show shut shutdown signal signed silent simple since
single size sleep slow small so socket some something soon source space speed stack stage stalled standard start started starting state
status stay step still stop stopped storage store stored stream string strong stuck style subject subtitle subtitles success such sun swarm
switch sync system table tag take taken target task tasks tell temp temporary test text than that the their them then there these they thing
this those thread three through time timeout times title to today together token told too took tool top torrent torrents total trace
tracker transfer tried trigger true trust try tunnel turn two type undefined under unexpected unit unknown until up update updated upgrade
upload upstream url us use used user valid value version very video view virtual vpn wait waiting want wanted warn warning was watch watched
way we web webhook week well went were what when where which while white who whole why wide will window with without word work worker world
would write written wrong year years yes yet you your zero zip
bluray brrip bdrip bdremux dvd dvdrip hdr hdtv hevc avc aac ac3 dts atmos remux sdtv telecine web webdl webrip x264 x265 h264 h265 uhd sd hd
1080p 1080i 2160p 480p 576p 720p 4k dl rip multi dual extended unrated directors theatrical remastered imax english french german
`
const words: ReadonlySet<string> = new Set(list.split(/\s+/))

/** In scripts without spaces, a word is a letter, so its length says nothing. */
export const isCommon = (word: string): boolean => words.has(word) || /^(?:[a-z0-9]{1,2}|\d{1,4})$/.test(word)

/** Written like a name: with a capital letter, or without any letter that could be one. */
export const looksLikeName = (text: string): boolean => /\p{Lu}/u.test(text) || !/\p{Ll}/u.test(text)
