import type { QualityProfileValues, SizeLimit } from '#server/catalog/profiles/schema'
import { qualityNamed } from '#server/foundation/releases/quality'
import type { Resolution } from '#server/foundation/releases/release'
import type { WantedMovie } from './candidate'

export const MEGABYTE = 1024 ** 2
type Limits = Pick<SizeLimit, 'min_size' | 'max_size' | 'preferred_size'>

/** The allowed size of a movie of this quality, in MB per minute: the profile's limits or the defaults. */
export const limitsOf = (profile: Pick<QualityProfileValues, 'size_limits'>, quality: string): Limits =>
  profile.size_limits.find((limit) => limit.quality === quality) ?? defaultLimits(quality)

export const preferredSize = (profile: Pick<QualityProfileValues, 'size_limits'>, quality: string): number | null =>
  limitsOf(profile, quality).preferred_size

/** Null if the runtime is unknown. */
export const runtimeOf = ({ runtime_minutes }: Pick<WantedMovie, 'runtime_minutes'>): number | null => runtime_minutes || null

/** The defaults. The minimums are low enough for any real encode and high enough to stop most fakes. */
export const defaultLimits = (name: string): Limits => {
  const quality = qualityNamed(name)
  const limits = quality?.modifier === 'remux' ? remuxes[quality.resolution] : byResolution[quality?.resolution ?? 0]
  const [min_size, max_size] = limits ?? [1, 100]
  return { min_size, max_size, preferred_size: null }
}

const byResolution: Partial<Record<Resolution, readonly [min: number, max: number | null]>> = {
  720: [3, 100],
  1080: [5, 300],
  2160: [12, null],
}
const remuxes: typeof byResolution = { 1080: [40, null], 2160: [80, null] }
