import type { StreamPlan } from '#server/library/media/hls/playlists'
import { createHls } from './hls'
import { createIncomingFiles } from './incoming-files'
import { plainPlan } from './prepare'
import { createPrepareIncoming } from './prepare-incoming'
import type { Progress } from './schema'

type Files = Parameters<typeof createIncomingFiles>[0]
type Prepare = Parameters<typeof createPrepareIncoming>[0]
type Place = { readonly position_seconds: number; readonly duration_seconds: number }
type Deps = Pick<Files, 'db' | 'incoming' | 'watch' | 'coming'> &
  Pick<Prepare, 'secondsLeft' | 'means' | 'resumeAt' | 'base'> & {
    readonly inLibrary: {
      readonly open: (fileId: number, plan: StreamPlan | null) => ReturnType<Files['inLibrary']>
      readonly prepare: Prepare['prepareFile']
      readonly report: (fileId: number, progress: Progress) => Promise<void>
    }
    readonly notePlace: (movieId: number, of: Place) => void
    readonly heard: (heard: Progress & { movie_id: number; duration_seconds: number }) => void
  }

/** Watching a movie while it downloads, and from the library as soon as it is imported. */
export const createPlayIncoming = ({ inLibrary, notePlace, heard, ...deps }: Deps) => {
  const files = createIncomingFiles({ ...deps, inLibrary: inLibrary.open, plainPlan })
  return {
    prepare: createPrepareIncoming({ ...deps, importedFile: files.importedFile, read: files.read, prepareFile: inLibrary.prepare }),
    hls: createHls(files.open),
    async report(id: number, progress: Progress): Promise<void> {
      const fileId = files.importedFile(id)
      if (fileId !== null) return inLibrary.report(fileId, progress)
      const { movie_id } = deps.incoming(id)
      const duration_seconds = files.durationOf(id)
      if (movie_id === null) return
      notePlace(movie_id, { position_seconds: progress.position_seconds, duration_seconds })
      heard({ ...progress, movie_id, duration_seconds })
    },
  }
}
