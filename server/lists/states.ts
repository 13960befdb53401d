export const itemStates = ['in_library', 'added', 'excluded', 'not_recognized', 'over_cap', 'waiting'] as const
export type ItemState = (typeof itemStates)[number]

/** Why a line is not in the library. */
export const reasons = {
  excluded: 'You excluded this movie',
  removed_since: 'This list added it before, and it was removed since',
  unknown: 'The movie database knows no movie with this title, year or id',
  ambiguous: 'Several movies have this title and year',
  gone: 'The movie database has no movie with this id',
  next_sync: 'Added at the next sync',
  by_hand: 'This list adds nothing on its own',
  not_looked_up: 'Not looked up yet',
  over_cap: 'One sync adds only so many; this one comes later',
  only_watched: 'Watched or rated, not on a watchlist; added only if you choose it',
} as const
