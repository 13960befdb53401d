import type { QualityProfileValues, SizeLimit } from '#server/profiles/schema'
import type { WantedMovie } from './candidate'

export const MEGABYTE = 1024 ** 2
type Limits = Pick<SizeLimit, 'min_size' | 'max_size' | 'preferred_size'>

/** The size a film of this quality may have, in MB per minute: what the profile says, else what is usual. */
export const limitsOf = (profile: Pick<QualityProfileValues, 'size_limits'>, quality: string): Limits =>
  profile.size_limits.find((limit) => limit.quality === quality) ?? usual(quality)

export const preferredSize = (profile: Pick<QualityProfileValues, 'size_limits'>, quality: string): number | null =>
  limitsOf(profile, quality).preferred_size

/** Null when nobody told how long the film is. */
export const runtimeOf = ({ runtime_minutes }: Pick<WantedMovie, 'runtime_minutes'>): number | null => runtime_minutes || null

/** The lower ends are low enough for any honest encode and high enough for most fakes. */
const usualByResolution: readonly [RegExp, Limits][] = [
  [/^(BR-DISK|Raw-HD)$/, { min_size: 20, max_size: null, preferred_size: null }],
  [/^Remux-2160p$/, { min_size: 80, max_size: null, preferred_size: null }],
  [/2160p$/, { min_size: 12, max_size: null, preferred_size: null }],
  [/^Remux-1080p$/, { min_size: 40, max_size: null, preferred_size: null }],
  [/^Bluray-1080p$/, { min_size: 5, max_size: 300, preferred_size: null }],
  [/1080p$/, { min_size: 5, max_size: 150, preferred_size: null }],
  [/720p$/, { min_size: 3, max_size: 100, preferred_size: null }],
]
const smallest: Limits = { min_size: 1, max_size: 100, preferred_size: null }

const usual = (quality: string) => usualByResolution.find(([pattern]) => pattern.test(quality))?.[1] ?? smallest
