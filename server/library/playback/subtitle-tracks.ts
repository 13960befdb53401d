import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Reading } from '#server/library/media/reading'
import type { Prepared } from './schema'
import { sentences } from './sentences'
import { isText, type Sidecar } from './sidecars'

type Tracks = Prepared['subtitle_tracks']
/** Image subtitles that the player can draw. */
const drawn = 'hdmv_pgs_subtitle'

/** All subtitles of a file: those inside first, then those next to it. */
export const subtitleTracks = (
  inside: Reading['subtitles'],
  { prefix, beside }: { readonly prefix: string; readonly beside: readonly Sidecar[] },
): Tracks => [
  ...inside.map((track, index) => ({
    index,
    ...track,
    source: 'embedded' as const,
    url: track.kind === 'text' || track.codec === drawn ? `${prefix}/subtitles/${index}` : null,
  })),
  ...beside.map((sidecar, i) => {
    const isDrawn = sidecar.format.toLowerCase() === 'sup'
    return {
      index: inside.length + i,
      codec: isDrawn ? drawn : sidecar.format,
      kind: isText(sidecar) ? ('text' as const) : ('image' as const),
      language: sidecar.language,
      title: null,
      default: false,
      forced: sidecar.forced,
      hearing_impaired: sidecar.hearing_impaired,
      source: 'sidecar' as const,
      url: isText(sidecar) || isDrawn ? `${prefix}/subtitles/s${sidecar.id}` : null,
    }
  }),
]

/** The requested track, or why it is unavailable. */
export const chooseSubtitles = (tracks: Tracks, requested: number | undefined): { track: number | null; losses: Sentence[] } => {
  if (requested === undefined) return { track: null, losses: [] }
  return tracks[requested]?.url
    ? { track: requested, losses: [] }
    : { track: null, losses: [say(sentences, 'no_subtitles', { track: requested })] }
}
