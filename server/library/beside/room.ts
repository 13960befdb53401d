import type { Ground } from '#server/ground'
import { createKeepBeside } from './keep-beside'

type Keep = Parameters<typeof createKeepBeside>[0]
type Needs = { library: { besideFiles: Keep['files'] }; images: { jpegOf: Keep['pictureOf'] } }

/** NFO files and pictures beside the movies, for Kodi, Jellyfin, and Emby. */
export const openBeside = ({ db, config, logs }: Ground, { library, images }: Needs) =>
  createKeepBeside({ db, config, log: logs.for('beside', 'keep-beside'), files: library.besideFiles, pictureOf: images.jpegOf })
