import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Reading } from '#server/library/media/reading'
import { isText } from '#server/library/subtitles/schema'
import type { Prepared } from './schema'
import { sentences } from './sentences'
import type { Sidecar } from './sidecars'

type Tracks = Prepared['subtitle_tracks']
/** Image subtitles that the player can draw, by the endings of the files that hold them. */
const drawn: Readonly<Record<string, string>> = { sup: 'hdmv_pgs_subtitle', idx: 'dvd_subtitle' }
export const isDrawn = (codec: string): boolean => Object.values(drawn).includes(codec)
/** Whether a file beside the movie holds images that the player can draw. */
export const areImages = ({ format }: Pick<Sidecar, 'format'>): boolean => format.toLowerCase() in drawn

const burnableImages = new Set(['hdmv_pgs_subtitle', 'dvd_subtitle', 'dvb_subtitle', 'xsub'])

/** `isDirect`: the player counts from the beginning of the file, not from the first picture. `converts`: there is a media tool, and it may convert. */
type Around = { readonly prefix: string; readonly beside: readonly Sidecar[]; readonly isDirect: boolean; readonly converts: boolean }

/** All subtitles of a file: those inside first, then those next to it. Only of Matroska do we read images. */
export const subtitleTracks = (
  reading: Pick<Reading, 'subtitles' | 'container'> | null,
  { prefix, beside, isDirect, converts }: Around,
): Tracks => [
  ...(reading?.subtitles ?? []).map((track, index) => {
    const isRead = track.kind === 'text' ? reading?.container !== 'other' : reading?.container === 'matroska' && isDrawn(track.codec)
    const burnable = converts && (track.kind === 'text' ? isRead : burnableImages.has(track.codec))
    return {
      index,
      ...track,
      source: 'embedded' as const,
      burnable,
      url: isRead ? `${prefix}/subtitles/${index}${isDirect ? directMark : ''}` : null,
    }
  }),
  ...beside.map((sidecar, i) => {
    const codec = drawn[sidecar.format.toLowerCase()]
    return {
      index: (reading?.subtitles.length ?? 0) + i,
      codec: codec ?? sidecar.format,
      kind: isText(sidecar) ? ('text' as const) : ('image' as const),
      language: sidecar.language,
      title: null,
      default: false,
      forced: sidecar.forced,
      hearing_impaired: sidecar.hearing_impaired,
      source: 'sidecar' as const,
      burnable: converts && (isText(sidecar) || codec !== undefined),
      url: isText(sidecar) || codec !== undefined ? `${prefix}/subtitles/s${sidecar.id}${isDirect ? directMark : ''}` : null,
    }
  }),
]

/** After the name of subtitles for a browser that plays the file itself. */
const directMark = 'd'
/** After the name of subtitles for a smaller copy. */
const copyMark = 'c'

/** The name of a text in its address, for a smaller copy. Null for images, and for what has no address. */
export const nameForCopy = ({ kind, url }: Pick<Tracks[number], 'kind' | 'url'>): string | null =>
  kind === 'image' || url === null ? null : `${url.slice(url.lastIndexOf('/') + 1)}${copyMark}`

/** Where the first picture of the file is for who asks by this name. `start_offset`: where it is in the file. */
export const firstPictureFor = (name: string, { start_offset, direct_offset }: Pick<Reading, 'start_offset' | 'direct_offset'>): number => {
  if (name.endsWith(directMark)) return direct_offset
  return name.endsWith(copyMark) ? start_offset : 0
}

/** The requested track, or why it is unavailable. */
export const chooseSubtitles = (tracks: Tracks, requested: number | undefined): { track: number | null; losses: Sentence[] } => {
  if (requested === undefined) return { track: null, losses: [] }
  return tracks[requested]?.url
    ? { track: requested, losses: [] }
    : { track: null, losses: [say(sentences, 'no_subtitles', { track: requested })] }
}
