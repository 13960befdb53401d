import type { MediaInfo } from '#server/media/schema'
import type { QualityProfileValues } from '#server/profiles/schema'
import { languageOfTrack } from '#server/releases/languages'
import type { Reason, WantedMovie } from './candidate'
import { languageIsWanted } from './rules/language-is-wanted'
import { list } from './words'

/** What speaks against the sound of a file, now that it can be heard. Tracks that tell no language speak neither for nor against. */
export const wrongTracks = (
  { movie, profile }: { movie: WantedMovie; profile: QualityProfileValues },
  media: Pick<MediaInfo, 'audio' | 'video'>,
): Reason | undefined => {
  if (!media.video) return { code: 'no_picture', text: 'there is no picture in the file' }
  if (media.audio.some((track) => track.language === null)) return undefined
  const heard = [...new Set(media.audio.flatMap((track) => languageOfTrack(track.language ?? '')?.name ?? []))]
  if (heard.length === 0) return undefined
  const refusal = languageIsWanted({ languages: heard } as never, { profile, movie } as never)
  return refusal && { code: 'wrong_audio_language', text: `the file is in ${list(heard, 'and')}; ${refusal.text}` }
}
