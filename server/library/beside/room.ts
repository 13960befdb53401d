import type { Ground } from '#server/ground'
import { createKeepBeside } from './keep-beside'
import { besideRoutes } from './routes'
import { createWriteNow } from './write-now'

type Keep = Parameters<typeof createKeepBeside>[0]
type Needs = {
  library: { besideFiles: Keep['files'] }
  images: { fileOf: Keep['pictureOf'] }
  tasks: { run: (name: 'nfo-write') => unknown }
}

/** NFO files and pictures beside the movies, for Kodi, Jellyfin, and Emby. */
export const openBeside = ({ db, config, logs, background }: Ground, { library, images, tasks }: Needs) => {
  const log = logs.for('beside', 'keep-beside')
  const keep = createKeepBeside({ db, config, log, files: library.besideFiles, pictureOf: images.fileOf })
  const begin = () => tasks.run('nfo-write')
  const writeNow = createWriteNow({ db, log, ofFile: keep.ofFile, begin, untilPause: background.signal })
  return { ...keep, writeNow, routes: besideRoutes(writeNow) }
}
