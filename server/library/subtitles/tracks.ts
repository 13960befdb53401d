import { attempt } from '#server/foundation/lib/attempt'
import type { Reading } from '#server/library/media/reading'
import type { MediaInfo } from '#server/library/media/schema'
import { ownCode } from './provider-languages'
import type { Track } from './subtitles'

/** The content of a file, as far as it could be read. */
export type Inside = { readonly reading: Reading | null; readonly media_info: MediaInfo | null }
type Deps = {
  locate: (fileId: number) => Promise<{ file_id: number; path: string }>
  read: (file: { file_id: number; path: string }) => Promise<Reading | { why: string }>
  mediaInfo: (fileId: number) => MediaInfo | null
}

/** From our own reader, else from the media tool's result at import. */
export const createInside =
  ({ locate, read, mediaInfo }: Deps) =>
  async (fileId: number): Promise<Inside> => {
    const found = await attempt(async () => read(await locate(fileId)))
    const reading = found.ok && !('why' in found.value) ? found.value : null
    return { reading, media_info: mediaInfo(fileId) }
  }

export const tracksIn = ({ reading, media_info }: Inside): Track[] => {
  const own = reading !== null && (reading.subtitles.length > 0 || reading.container !== 'other') ? reading.subtitles : null
  const found = own ?? (media_info?.subtitles ?? []).map((track) => ({ ...track, hearing_impaired: false }))
  return found.map(({ codec, language, forced, hearing_impaired, title }, i) => ({
    track: i + 1,
    language: language === null ? null : ownCode(language),
    forced: forced || /\bforced\b/i.test(title ?? ''),
    hearing_impaired: hearing_impaired || /\b(?:sdh|cc|hearing impaired)\b/i.test(title ?? ''),
    format: codec,
  }))
}

export const frameRateIn = ({ reading, media_info }: Inside): number | null =>
  reading?.video?.frame_rate ?? media_info?.video?.frame_rate ?? null

export const durationIn = ({ reading, media_info }: Inside): number | null =>
  reading?.duration_seconds || media_info?.duration_seconds || null
