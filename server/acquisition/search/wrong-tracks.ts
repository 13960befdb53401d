import { type Sentence, say } from '#server/foundation/lib/sentence'
import { languageOfTrack } from '#server/foundation/releases/languages'
import type { MediaInfo } from '#server/library/media/schema'
import type { Context } from './candidate'
import { unwantedLanguages } from './rules/language-is-wanted'
import { sentences } from './sentences'

/**
 * The objection to a file's audio tracks, now that they are known. `named` are the languages that its release states; the profile says
 * whether a track without a language is one of them.
 */
export const wrongTracks = (
  { movie, profile }: Pick<Context, 'movie' | 'profile'>,
  media: Pick<MediaInfo, 'audio' | 'video'>,
  named: readonly string[] = [],
): Sentence | undefined => {
  if (!media.video) return say(sentences, 'no_picture')
  const { untagged = 'as_named' } = profile.languages
  const isUntagged = media.audio.some((track) => track.language === null)
  if (isUntagged && (untagged === 'accept' || (untagged === 'as_named' && named.length === 0))) return undefined
  const tagged = media.audio.flatMap((track) => languageOfTrack(track.language ?? '')?.name ?? [])
  const spoken = [...new Set([...tagged, ...(isUntagged && untagged === 'as_named' ? named : [])])]
  if (spoken.length === 0 && !isUntagged) return undefined
  const unwanted = unwantedLanguages(spoken, { profile, movie })
  if (!unwanted) return undefined
  const { isLacking, ...values } = unwanted
  if (spoken.length === 0) return say(sentences, 'audio_language_unknown', { wanted: values.wanted })
  return say(sentences, isLacking ? 'audio_language_missing' : 'wrong_audio_language', values)
}
