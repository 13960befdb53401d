import { completeProfile, ladderOf } from './profile'
import type { QualityProfileValues, SizeLimit } from './schema'

/** Profiles for people who know what they want to watch, but not the jargon. All prefer the movie's original language. */
export const intents = (): { intent: string; description: string; profile: QualityProfileValues }[] => [
  { intent: 'small', description: 'Good to look at on a laptop or tablet, about 1 to 3 GB a movie', profile: small() },
  { intent: 'balanced', description: 'Sharp on a television, about 4 to 10 GB a movie', profile: balanced() },
  { intent: 'best_picture', description: 'The best picture there is, up to 80 GB a movie', profile: bestPicture() },
]

const small = () =>
  completeProfile({
    ...common,
    name: 'Small',
    items: ladderOf(['Bluray-480p', 'Bluray-576p', 'WEB 480p', 'HDTV-720p', 'WEB 720p', 'Bluray-720p', 'WEB 1080p', 'Bluray-1080p']),
    cutoff: 'WEB 1080p',
    size_limits: [
      ...limits(['WEBDL-480p', 'WEBRip-480p', 'Bluray-480p', 'Bluray-576p'], [2, 6, 12]),
      ...limits(['HDTV-720p', 'WEBDL-720p', 'WEBRip-720p', 'Bluray-720p'], [3, 9, 20]),
      ...limits(['WEBDL-1080p', 'WEBRip-1080p', 'Bluray-1080p'], [5, 15, 30]),
    ],
  })

const balanced = () =>
  completeProfile({
    ...common,
    name: 'Balanced',
    is_default: true,
    items: ladderOf(['HDTV-720p', 'WEB 720p', 'Bluray-720p', 'HDTV-1080p', 'WEB 1080p', 'Bluray-1080p']),
    cutoff: 'Bluray-1080p',
    size_limits: [
      ...limits(['HDTV-720p', 'WEBDL-720p', 'WEBRip-720p', 'Bluray-720p'], [4, 25, 60]),
      ...limits(['HDTV-1080p', 'WEBDL-1080p', 'WEBRip-1080p'], [8, 45, 100]),
      ...limits(['Bluray-1080p'], [12, 70, 130]),
    ],
  })

const bestPicture = () =>
  completeProfile({
    ...common,
    name: 'Best picture',
    items: ladderOf(['WEB 1080p', 'Bluray-1080p', 'Remux-1080p', 'HDTV-2160p', 'WEB 2160p', 'Bluray-2160p', 'Remux-2160p']),
    cutoff: 'Remux-2160p',
    size_limits: [
      ...limits(['WEBDL-1080p', 'WEBRip-1080p'], [20, null, null]),
      ...limits(['Bluray-1080p'], [30, null, null]),
      ...limits(['Remux-1080p'], [70, null, null]),
      ...limits(['HDTV-2160p', 'WEBDL-2160p', 'WEBRip-2160p'], [40, null, null]),
      ...limits(['Bluray-2160p'], [70, null, null]),
      ...limits(['Remux-2160p'], [150, null, null]),
    ],
  })

const common = { upgrade_allowed: true, languages: { mode: 'original' as const, values: [] } }

const limits = (qualities: readonly string[], [min_size, preferred_size, max_size]: [number, number | null, number | null]): SizeLimit[] =>
  qualities.map((quality) => ({ quality, min_size, preferred_size, max_size }))
