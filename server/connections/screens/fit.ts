import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Prepared } from '#server/library/playback/schema'
import type { ScreenKind } from './screen'
import { sentences } from './sentences'

type Wishes = {
  readonly audio_track?: number | undefined
  readonly subtitle_track?: number | undefined
  readonly burn_in?: boolean | undefined
}

/** Whether only the picture can show the wanted subtitles. */
export const mustBurn = ({ subtitle_tracks }: Prepared, { subtitle_track = -1, burn_in = false }: Wishes): boolean =>
  subtitle_tracks[subtitle_track] !== undefined && (burn_in || subtitle_tracks[subtitle_track]?.kind === 'image')

const whyNotBurned = new Set(['burning_needs_media_tool', 'subtitles_not_burnable', 'text_not_burnable', 'transcoding_off'])

/** Why a screen of this kind cannot play what was prepared for it. Empty if it can. */
export const obstaclesFor = (kind: ScreenKind, prepared: Prepared, wishes: Wishes): Sentence[] => {
  const { method, reasons, losses, audio_tracks, burned_in } = prepared
  const isBurned = burned_in !== null
  const missing = mustBurn(prepared, wishes) && !isBurned ? losses.filter(({ code }) => whyNotBurned.has(code)) : []
  // Without adaptive streams nothing can be converted: what does not fit stays so.
  const stay = (kind === 'dlna' && !isBurned) || method === 'not_playable' ? reasons.map(asOfScreen) : []
  const isOther = kind === 'dlna' && !isBurned && wishes.audio_track !== undefined && !isFirst(audio_tracks, wishes.audio_track)
  return [
    ...missing,
    ...stay,
    // In a browser a person sees that there is no sound, and why; a screen would just be silent.
    ...losses.filter(({ code }) => code === 'no_audio'),
    ...(isOther ? [say(sentences, 'screen_chooses_audio')] : []),
  ]
}

const isFirst = (tracks: Prepared['audio_tracks'], wanted: number): boolean =>
  wanted ===
  Math.max(
    0,
    tracks.findIndex((track) => track.default),
  )

/** The reasons of our own player speak of a browser. */
const asOfScreen = ({ code, values, text }: Prepared['reasons'][number]): Sentence => {
  const known = values as { container?: string; codec?: string }
  if (code === 'container_not_supported') return say(sentences, 'screen_plays_no_container', { container: known.container ?? '' })
  if (code === 'video_not_supported') return say(sentences, 'screen_plays_no_video', { codec: known.codec ?? '' })
  if (code === 'audio_not_supported') return say(sentences, 'screen_plays_no_audio', { codec: known.codec ?? '' })
  return code === 'hls_not_supported' ? say(sentences, 'screen_takes_whole_files') : { code, values, text }
}
