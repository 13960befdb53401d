import { basename } from 'node:path'
import type { filesTable } from '#server/library/files/table'
import type { MediaInfo } from '#server/library/media/schema'
import type { Prepared } from '#server/library/playback/schema'
import type { Sidecar } from '#server/library/playback/sidecars'

export type FileRow = typeof filesTable.$inferSelect
type Subtitle = Omit<Prepared['subtitle_tracks'][number], 'index' | 'url'>
/** What a file contains, from the library's own record or from the file itself. */
export type Content = {
  readonly file_id: number
  readonly name: string
  readonly container: string
  readonly size: number
  readonly added_at: string
  readonly duration_seconds: number | null
  readonly video: { codec: string; width: number; height: number; frame_rate: number | null; hdr: string; bit_depth: number | null } | null
  readonly audio: readonly { codec: string; channels: number | null; language: string | null; title: string | null; default: boolean }[]
  readonly subtitles: readonly Subtitle[]
  readonly chapters: Prepared['chapters']
}

const imageSubtitles = new Set(['hdmv_pgs_subtitle', 'dvd_subtitle', 'dvb_subtitle', 'xsub'])
const nameOf = ({ relative_path }: FileRow): string => basename(relative_path).replace(/\.\w+$/, '')
/** The dialect names a container as its files end. */
export const containerOf = (path: string): string => /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? 'mkv'

/** From what the library recorded when it imported the file: quick enough for long lists. */
export const recorded = (file: FileRow, sidecars: readonly Sidecar[]): Content => {
  const info = file.media_info as MediaInfo | null
  const inside = (info?.subtitles ?? []).map(
    (track): Subtitle => ({
      ...track,
      kind: imageSubtitles.has(track.codec) ? 'image' : 'text',
      default: false,
      hearing_impaired: false,
      burnable: false,
      source: 'embedded',
    }),
  )
  const beside = sidecars.map(
    ({ format, language, forced, hearing_impaired }): Subtitle => ({
      codec: format,
      kind: /^(?:srt|vtt|ass|ssa)$/i.test(format) ? 'text' : 'image',
      language,
      title: null,
      default: false,
      forced,
      hearing_impaired,
      burnable: false,
      source: 'sidecar',
    }),
  )
  return {
    ...factsOf(file),
    duration_seconds: info?.duration_seconds ?? null,
    video: info?.video ?? null,
    audio: info?.audio ?? [],
    subtitles: [...inside, ...beside],
    chapters: [],
  }
}

/** From the file itself, as its playback was prepared. */
export const prepared = (file: FileRow, found: Prepared): Content => ({
  ...factsOf(file),
  duration_seconds: found.duration_seconds,
  video: found.video && { ...found.video, bit_depth: (file.media_info as MediaInfo | null)?.video?.bit_depth ?? null },
  audio: found.audio_tracks,
  subtitles: found.subtitle_tracks,
  chapters: found.chapters,
})

const factsOf = (file: FileRow) => ({
  file_id: file.id,
  name: nameOf(file),
  container: containerOf(file.relative_path),
  size: file.size_bytes,
  added_at: file.added_at,
})
