import { openBytes } from '#server/library/media/bytes'
import { declaredStreams } from '#server/library/media/transport-tables'
import { openFile } from '#server/library/media/open-file'
const p = process.argv[2]!
console.log(declaredStreams(openBytes(p)))
const f = await openFile(p)
console.log(f.container, f.audio.length, f.declared, f.video?.start)
