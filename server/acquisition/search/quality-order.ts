import type { QualityProfileValues } from '#server/catalog/profiles/schema'

type QualityOrder = Pick<QualityProfileValues, 'items' | 'cutoff'>
type Item = QualityProfileValues['items'][number]

/** The position of a quality in the profile; higher is better. Qualities in a group share one; -1 if the profile does not have it. */
export const placeOf = (profile: QualityOrder, quality: string): number => profile.items.findIndex((item) => holds(item, quality))

export const isAllowed = (profile: QualityOrder, quality: string): boolean =>
  profile.items.some((item) => item.allowed && holds(item, quality))

/** The position at which quality upgrades end. A cutoff missing from the profile counts as its best allowed quality. */
export const cutoffPlace = (profile: QualityOrder): number => {
  const place = profile.items.findIndex((item) => nameOf(item) === profile.cutoff || holds(item, profile.cutoff))
  return place >= 0 ? place : bestPlace(profile)
}

export const bestPlace = (profile: QualityOrder): number => profile.items.findLastIndex((item) => item.allowed)
export const lowestPlace = (profile: QualityOrder): number => profile.items.findIndex((item) => item.allowed)

const nameOf = (item: Item) => ('group' in item ? item.group : item.quality)
const holds = (item: Item, quality: string) => ('group' in item ? item.qualities.includes(quality) : item.quality === quality)
