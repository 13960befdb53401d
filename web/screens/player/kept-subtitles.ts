import { language as spokenLanguage } from '../../i18n/translate'
import type { Prepared } from './api'
import { firstSubtitle } from './first-subtitle'

export type Track = Prepared['subtitle_tracks'][number]
export type SubtitleSize = 'small' | 'medium' | 'large'
export type SubtitlePlace = 'bottom' | 'higher' | 'top'
/** `language` is absent before the first choice, and null after subtitles were switched off. The offline page reads it, too. */
type Kept = { readonly language?: string | null; readonly size: SubtitleSize; readonly place: SubtitlePlace }

const key = 'player-subtitles'
export const kept = (): Kept => {
  try {
    const { language, size = 'medium', place = 'bottom' } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>
    return { ...(language !== undefined && { language }), size, place }
  } catch {
    return { size: 'medium', place: 'bottom' }
  }
}
export const keep = (change: Partial<Kept>) => {
  try {
    localStorage.setItem(key, JSON.stringify({ ...kept(), ...change }))
  } catch {
    // Without localStorage the choice is not remembered.
  }
}

/** What was last chosen for this movie, otherwise by the language that was last chosen. */
export const firstOf = (
  tracks: readonly Track[],
  {
    audio_tracks,
    audio_track,
    subtitle_track,
    subtitles_off,
    burned_in,
  }: Pick<Prepared, 'audio_tracks' | 'audio_track' | 'subtitle_track' | 'subtitles_off' | 'burned_in'>,
): Track | null => {
  const last = tracks.find(({ index }) => index === subtitle_track)
  if (last || subtitles_off || burned_in !== null) return last ?? null
  const { language } = kept()
  const audio = audio_tracks.find(({ index }) => index === audio_track)?.language ?? null
  return firstSubtitle([...tracks], language === undefined ? null : { language }, { audio, ui: spokenLanguage() })
}
