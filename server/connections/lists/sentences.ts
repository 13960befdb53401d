/** Why a line is not in the library. */
export const reasons = {
  excluded: 'You excluded this movie',
  removed_since: 'This list added it before, and it was removed later',
  unknown: 'The movie database has no movie with this title, year, or ID',
  ambiguous: 'Several movies have this title and year',
  gone: 'The movie database has no movie with this ID',
  next_sync: 'Added at the next sync',
  by_hand: 'This list does not add movies automatically',
  not_looked_up: 'Not looked up yet',
  over_cap: 'Over the limit of one sync; a later sync adds it',
  only_watched: 'Watched or rated, not on a watchlist; added only if you choose it',
} as const

/** Why a list cannot be read. Needs only the list's name. */
export const refusals = {
  list_leads_elsewhere: '{party:word} leads to something that is not a list',
  list_is_empty: '{party:word} returned an empty response',
  list_refuses_us: '{party:word} denies access: its key or address is wrong',
  list_refuses_or_private: '{party:word} denies access: its key or address is wrong, or the list is private',
  list_not_there: '{party:word} was not found: check its address, or whether it is private',
  list_is_gone: '{party:word} no longer exists',
  list_key_needed: '{party:word} needs a key: enter yours under Settings → Library → Lists and following → List provider',
  list_without_movies: '{party:word} returned a list that names no movies',
  list_is_page: '{party:word} returned a web page or a feed instead of JSON',
  list_not_json: '{party:word} returned something that is not JSON',
  list_json_without_list: '{party:word} returned JSON without a list of movies',
  list_not_feed: '{party:word} returned XML that is not a feed',
  list_feed_without_movies: '{party:word} returned a feed that names no movies',
  list_to_be_named: '{party:word} needs a list to read: enter its address, user/name, or its number',
  list_number_needed: '{party:word} needs a list to read: enter its address or its number',
  list_collection_needed: '{party:word} needs a collection to read: enter its address or its number',
  list_not_radarr: '{party:word} sent a response that Marquee does not understand; is it Radarr?',
} as const

/** Why an uploaded file is not a list. Ends another sentence. */
const tables = {
  table_empty: 'it is empty',
  table_not_text: 'it is not text',
  table_unreadable: 'reading it took too long',
  table_not_utf8: 'it is not text in UTF-8',
  table_too_large: 'it is larger than {most:size}',
  table_too_many_lines: 'it has more than {most:number} lines',
  table_too_many_columns: 'line {line} has more than {most:number} columns',
  table_cell_too_long: 'line {line} has a cell of more than {most:number} characters',
  table_quote_open: 'the quote in line {line} is never closed',
  table_line_too_long: 'line {line} has more cells than there are columns',
  table_without_movies: 'it contains no movies',
  table_too_many_movies: 'it contains more than {most:number} movies',
  table_not_an_export: 'its columns are not those of an export from IMDb or Letterboxd',
  table_of_archive: '{part}: {why:said}',
} as const

const requests = {
  list_without_tag: '{party:word} has no tag {tag}',
  list_without_profile: '{party:word} has no quality profile {profile}',
  list_was_read: 'The list of movies can be read',
  list_changed_since: 'The list was read again in the meantime; choose again',
  list_line_not_recognized: '{title} was not recognized, so it cannot be added',
  list_comes_by_upload: 'is created by POST /lists/upload',
  list_type_unknown: 'must be one of the types in GET /lists/types, not {type}',
  list_setting_unknown: '{type} has no such setting',
  list_setting_invalid: 'is not a valid value for this setting',
  list_secret_again: 'must be sent again when the address changes',
  list_changed_meanwhile: '{name} was changed in the meantime',
  list_shrunk: {
    zero: 'The list has no movies left of {before:number}. Nothing was changed; sync it manually to accept this',
    one: 'The list has one movie left of {before:number}. Nothing was changed; sync it manually to accept this',
    other: 'The list has {count:number} movies left of {before:number}. Nothing was changed; sync it manually to accept this',
  },
  file_is_no_list: 'This file cannot be read as a list of movies: {why:said}',
} as const

export const sentences = { ...reasons, ...refusals, ...tables, ...requests } as const
