import type { ProfileItem } from '#server/catalog/profiles/schema'
import type { MovieFacts } from './facts'

type Profile = { items: readonly ProfileItem[] }

/** The bytes of a movie's files whose quality is above all that a profile takes, or unknown to it. */
export const sizeAbove = ({ main_files }: MovieFacts, profile: Profile): number =>
  main_files.reduce((sum, { quality, size_bytes }) => sum + (isAbove(profile, quality) ? size_bytes : 0), 0)

const isAbove = ({ items }: Profile, quality: string): boolean => {
  const place = items.findIndex((item) => ('group' in item ? item.qualities.includes(quality) : item.quality === quality))
  return place < 0 || place > items.findLastIndex((item) => item.allowed)
}
