import { type Sentence, say } from '#server/foundation/lib/sentence'
import { languageOfTrack } from '#server/foundation/releases/languages'
import type { MediaInfo } from '#server/library/media/schema'
import type { Context } from './candidate'
import { unwantedLanguages } from './rules/language-is-wanted'
import { sentences } from './sentences'

/** The objection to a file's audio tracks, now that they are known. Tracks without a language count neither way. */
export const wrongTracks = (
  { movie, profile }: Pick<Context, 'movie' | 'profile'>,
  media: Pick<MediaInfo, 'audio' | 'video'>,
): Sentence | undefined => {
  if (!media.video) return say(sentences, 'no_picture')
  if (media.audio.some((track) => track.language === null)) return undefined
  const spoken = [...new Set(media.audio.flatMap((track) => languageOfTrack(track.language ?? '')?.name ?? []))]
  const unwanted = spoken.length === 0 ? undefined : unwantedLanguages(spoken, { profile, movie })
  if (!unwanted) return undefined
  const { isLacking, ...values } = unwanted
  return say(sentences, isLacking ? 'audio_language_missing' : 'wrong_audio_language', values)
}
