import type { Track } from './kept-subtitles'

type Subtitle = {
  readonly id: number
  readonly file_id: number
  readonly language: string | null
  readonly forced: boolean
  readonly hearing_impaired: boolean
  readonly format: string
}
/** `there`: ids of all subtitles of the movie now. A download replaces an earlier one in its language. */
export type Added = { readonly subtitle: Subtitle; readonly there: readonly number[] }
/** At the end of the address of subtitles on the clock of a file that is played directly. */
const directMark = 'd'

/** The id of a subtitle next to the file, which its address ends with; undefined for a track inside the file. */
export const besideId = ({ url }: Pick<Track, 'url'>): number | undefined => {
  const id = /\/s(\d+)d?$/.exec(url ?? '')?.[1]
  return id === undefined ? undefined : Number(id)
}

/** The tracks with a downloaded subtitle at the end, without those that it replaced. */
export const added = (tracks: readonly Track[], { subtitle, there }: Added, isDirect: boolean): Track[] => {
  const { id, file_id, format, language, forced, hearing_impaired } = subtitle
  const left = tracks.filter((track) => {
    const own = besideId(track)
    return own === undefined || (own !== id && there.includes(own))
  })
  return [
    ...left,
    {
      index: Math.max(-1, ...tracks.map(({ index }) => index)) + 1,
      kind: 'text',
      codec: format,
      language,
      title: null,
      default: false,
      forced,
      hearing_impaired,
      source: 'sidecar',
      burnable: false,
      url: `/api/v1/play/${String(file_id)}/subtitles/s${String(id)}${isDirect ? directMark : ''}`,
    },
  ]
}
