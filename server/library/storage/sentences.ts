const refusals = {
  when_empty: 'A rule needs at least one condition: without one it would take every movie',
  folder_alone: 'A rule needs another condition besides the folder: it would take every movie in it',
  watched_and_never: 'A movie cannot have been watched some days ago and never',
  shrink_needs_profile: 'To replace files with smaller ones, choose a quality profile',
  profile_without_shrink: 'A quality profile is only for rules that replace files with smaller ones',
  rule_profile_unknown: 'There is no quality profile {id}',
  rule_tag_unknown: 'There is no tag {id}',
  rule_folder_unknown: 'There is no root folder {id}',
  not_leaving: '{title} is not about to leave',
} as const

/** What speaks for taking a movie: short phrases that are put in a row. */
const reasons = {
  never_watched: 'never watched',
  watched_before: 'watched before',
  watched_days: { zero: 'watched today', one: 'watched yesterday', other: 'watched {count:number} days ago' },
  watched_months: { one: 'watched a month ago', other: 'watched {count:number} months ago' },
  watched_years: { one: 'watched a year ago', other: 'watched {count:number} years ago' },
  frees: '{size:size}',
  added_days: { zero: 'added today', one: 'added yesterday', other: 'added {count:number} days ago' },
  added_months: { one: 'added a month ago', other: 'added {count:number} months ago' },
  added_years: { one: 'added a year ago', other: 'added {count:number} years ago' },
  rated: 'rated {rating:number}',
  comes_back: { one: 'an indexer offered one release of it', other: 'indexers offered {count:number} releases of it' },
  offered_by_nobody: 'no indexer offers it any more',
} as const

/** Why a movie stays although it matches a rule. */
const spared = {
  kept: 'You keep it',
  kept_by_others: 'Marquee did not place its file, and another program uses the library folder too',
  held: 'Nothing is removed while an import is on hold',
  playing: 'It is playing',
  half_watched: 'Somebody began to watch it in the last 30 days',
  seeding: 'Its torrent is still being seeded',
  still_downloading: 'A download for it is not over',
  added_recently: 'You added it in the last 30 days',
  brought_back: 'You brought it back from the recycle bin in the last 30 days',
  folder_not_reachable: 'Its folder cannot be reached',
  space_is_enough: 'There will be enough space without it',
  rule_lacks_profile: 'The quality profile of the rule was removed',
  not_monitored: 'It is not monitored, so no smaller release would be searched for',
  small_enough: 'Its file is not above the quality profile of the rule',
  shrinking: 'A smaller release is already wanted',
} as const

export const sentences = { ...refusals, ...reasons, ...spared } as const
