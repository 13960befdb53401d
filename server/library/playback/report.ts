import { createInTurn } from '#server/foundation/lib/in-turn'
import type { Readings } from '#server/library/media/readings'
import { creditsOf } from './chapter-kinds'
import { chosenIn } from './chosen-tracks'
import type { Located } from './locate'
import type { Progress } from './schema'
import type { createSidecars } from './sidecars'
import { subtitleTracks } from './subtitle-tracks'
import type { createPlayTracking } from './track-plays'

type Deps = {
  locate: (fileId: number) => Promise<Located>
  readings: Pick<Readings, 'of'>
  report: ReturnType<typeof createPlayTracking>['report']
  heard: (heard: Progress & { movie_id: number; duration_seconds: number }) => void
  sidecars: ReturnType<typeof createSidecars>
}

/** Stores where a player is. The reports of a play are stored in the order in which they came: an old position never replaces a newer one. */
export const createReport = ({ locate, readings, report, heard, sidecars }: Deps) => {
  const inTurn = createInTurn<string>()
  const note = async (fileId: number, progress: Progress): Promise<void> => {
    const { movie_id, ...file } = await locate(fileId)
    const found = await readings.of(file)
    const reading = 'why' in found ? null : found
    const duration_seconds = reading?.duration_seconds ?? 0
    const subtitles = subtitleTracks(reading, { prefix: '', beside: sidecars(fileId), isDirect: false, converts: false })
    const chosen = chosenIn(progress, { audio: reading?.audio ?? [], subtitles })
    report(
      { movie_id, file_id: fileId, duration_seconds, credits_at: creditsOf(reading?.chapters ?? [], duration_seconds), chosen },
      progress,
    )
    // What is long over is no news for the tracker: the play itself reaches it.
    if (progress.seconds_ago === undefined) heard({ ...progress, movie_id, duration_seconds })
  }
  return (fileId: number, progress: Progress): Promise<void> => inTurn(progress.play_id, () => note(fileId, progress))
}
