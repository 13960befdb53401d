import type { Prepared } from '#server/library/playback/schema'
import type { DeviceProfile } from './profile'
import { firstSubtitle } from './source'

type Track = Prepared['subtitle_tracks'][number]
type Profile = DeviceProfile | undefined
/** How an app gets subtitles, in the words of the dialect: apart, with the file as it is, drawn into the picture, or not at all. */
export type Delivery = 'External' | 'Embed' | 'Encode' | null

const texts = /vtt|srt|subrip/
/** The names of image subtitles in the dialect, by ours. */
const images: Readonly<Record<string, RegExp>> = {
  hdmv_pgs_subtitle: /pgs|sup/,
  dvd_subtitle: /dvd_?sub|vobsub|idx/,
  dvb_subtitle: /dvb_?sub/,
}

const takes = (profile: Profile, format: RegExp | undefined, method: 'External' | 'Embed'): boolean =>
  format !== undefined &&
  (profile?.SubtitleProfiles ?? []).some(
    ({ Format = '', Method }) => format.test(Format.toLowerCase()) && (Method ?? method).toLowerCase() === method.toLowerCase(),
  )

/** `isDirect`: the app reads the file itself. An app that says nothing takes text. */
export const deliveryOf = ({ kind, codec, source, url, burnable }: Track, profile: Profile, isDirect: boolean): Delivery => {
  const isText = kind === 'text' && url !== null
  if (isText && ((profile?.SubtitleProfiles ?? []).length === 0 || takes(profile, texts, 'External'))) return 'External'
  const names = isText ? new RegExp(codec) : images[codec]
  if (isDirect && source === 'embedded' && takes(profile, names, 'Embed')) return 'Embed'
  return burnable ? 'Encode' : isText ? 'External' : null
}

/** The subtitles that a person chose in an app and that only the picture can show. Null for others, or for none. */
export const toBurn = (found: Prepared, index: number | null | undefined, profile: Profile): number | null => {
  const { video, audio_tracks, subtitle_tracks, method } = found
  if (typeof index !== 'number' || !video) return null
  const place = index - firstSubtitle({ video: { ...video, bit_depth: null }, audio: audio_tracks })
  const track = subtitle_tracks[place]
  return track && deliveryOf(track, profile, method === 'direct') === 'Encode' ? place : null
}
