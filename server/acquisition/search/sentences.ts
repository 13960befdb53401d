/** Why a release is rejected or waits. One code is one sentence; what a file has goes by the same codes as what a release offers. */
const refusals = {
  not_the_movie: 'The name says “{extra}”, so this is not the movie itself',
  blocked_ending: 'The name ends in .{ending}, and such files are never downloaded',
  protocol_not_supported: 'This is a Usenet release; only torrents can be downloaded',
  movie_not_monitored: '{movie} is not monitored',
  release_date_unknown: '{movie} has not been released, and no release date is known',
  cinema_date_unknown: '{movie} has not opened in theaters, and no date is known',
  not_released: '{movie} will be released on {date:day}',
  not_in_cinemas: '{movie} will open in theaters on {date:day}',
  delayed_after_release: 'Downloads of {movie} start on {start:day}; its release date is {date:day}',
  delayed_after_cinemas: 'Downloads of {movie} start on {start:day}; it opens in theaters on {date:day}',
  quality_not_wanted: 'The profile {profile} does not allow {quality}',
  language_not_wanted: 'The release is in {languages:languages}; the profile accepts only {wanted:languages}',
  languages_missing: 'The release is in {languages:languages}; the profile requires {wanted:languages}',
  language_unknown: 'The language of the release is unknown; the profile requires {wanted:languages}',
  required_word_missing: 'The name does not contain {words:either}',
  forbidden_word: 'The name contains {words:list}',
  above_max_size: '{size:size} is larger than the largest download that the settings allow ({most:size})',
  word_undecided: 'Checking the name for {words:list} takes too long',
  no_custom_format: 'No custom format matches; the profile requires a score of at least {least:number}',
  format_score_too_low: 'The release scores {score:number} ({formats:list}); the profile requires at least {least:number}',
  absurd_size: '{size:size} is larger than any movie should be ({most:size})',
  too_small: '{size:size} is too small: {runtime:span} of {quality} takes at least {least:size}',
  too_large: '{size:size} is too large: {runtime:span} of {quality} takes at most {most:size}',
  sample: 'Sample ({size:size})',
  raw_disk: 'Full copy of a disc',
  disc_image: 'Disc image ({container})',
  hardcoded_subtitles: 'Hardcoded subtitles ({subtitles})',
  too_few_seeders: {
    zero: 'No seeders; the minimum for {indexer} is {least:number}',
    one: 'One seeder; the minimum for {indexer} is {least:number}',
    other: '{count:number} seeders; the minimum for {indexer} is {least:number}',
  },
  flag_missing: '{indexer} is only used for releases marked {flags:either}',
  indexer_for_other_movies: '{indexer} is only used for movies with its tags',
  too_new: '{indexer} is only used for releases of some age; this one is old enough at {until:moment}',
  blocklisted: 'The release is on the blocklist: {why:said}',
  already_taken: 'The same torrent is already here as {title}',
  is_the_file: 'This is the release of the file in the library: {title}',
  grabbed_recently: 'The same torrent was grabbed on {at:moment} and was lost again',
  already_imported: 'This release was imported before: it was labeled {claimed} but is {actual}',
  repacks_off: 'This is a repack, and corrected releases are turned off',
  repack_group_unknown: 'This is a repack, and the group of the file in the library is unknown',
  repack_without_group: 'This is a repack that does not name its group',
  repack_of_other_group: 'This is a repack by {group}; the file in the library is by {file_group}',
  propers_off: 'Upgrades to corrected releases are turned off',
  proper_too_late: 'The file has been in the library since {since:day}; corrected releases are only grabbed within {within:span}',
  passed_over: 'You left the releases alone that were published before {at:moment}',
  delayed: 'Delayed until {until:moment} in case something better appears',
  indexer_paused: '{indexer} is paused after failures until {until:moment}',
  no_space: 'The release needs {needed:size}; {free:size} is free',
  no_space_beside_reserve: 'The release needs {needed:size}; {free:size} is free, of which {reserve:size} must stay free',
  soon_replaced: 'The release waits, because {title} would replace it immediately',
  replaced_by_refused: 'The rejected release {title} would replace it immediately, so the file in the library stays',
  decision_error: 'The release could not be judged: {rule} failed with {error}',
} as const

/** Why something is no upgrade over what is there: the file in the library, or a download. */
const upgrades = {
  existing_better_quality: '{quality} is better than {offered}',
  existing_better_revision: 'The existing copy is the corrected version',
  upgrades_not_allowed: 'Upgrades are turned off',
  quality_cutoff_met: '{quality} meets the cutoff of the profile',
  format_score_not_better: 'A score of {offered:number} is not above the existing {score:number}',
  format_cutoff_met: 'The existing score of {score:number} meets the cutoff of the profile ({cutoff:number})',
  format_score_gain_too_small: 'A gain of {gain:number} points is too small; an upgrade needs at least {least:number}',
  cutoff_met: 'The file in the library ({quality}) meets the cutoff of the profile',
  queue_propers_off: '{title} is already downloading, and corrected releases are turned off',
  queue_meets_cutoff: 'A release that meets the cutoff of the profile is already downloading',
  queue_is_better: '{title} is already downloading: {why:said}',
} as const

const links = {
  no_link: 'The indexer provided no link for the release',
  indexer_removed: 'The indexer of the release was removed',
  magnet_without_hash: 'The magnet link does not identify a torrent that Marquee can download',
  not_a_torrent: 'The release has no usable torrent: {why:said}',
  indexer_rate_limited: '{indexer} allows no more downloads before {until:moment}',
  link_is_page: 'The link leads to a web page instead of a torrent',
  link_unreachable: 'The link did not respond',
  link_broken: 'The link is broken',
} as const

const choices = {
  chosen_by_you: 'You chose this release',
  chosen_although: 'You chose this release although it was rejected: {why:said}',
  only_suitable: 'The only suitable release of {found:number}: {quality}',
  only_suitable_scored: 'The only suitable release of {found:number}: {quality}, score {score:number}',
  best_of: '{quality}, the best of {accepted:number} suitable releases ({found:number} found)',
  best_of_scored: '{quality}, score {score:number}, the best of {accepted:number} suitable releases ({found:number} found)',
  blocked_by_you: 'Blocked by you',
  stalled: 'It stalled',
} as const

const tracks = {
  no_picture: 'The file has no video',
  wrong_audio_language: 'The file is in {languages:languages}; the profile accepts only {wanted:languages}',
  audio_language_unknown: 'The audio tracks of the file do not state their language; the profile requires {wanted:languages}',
  audio_language_missing: 'The file is in {languages:languages}; the profile requires {wanted:languages}',
} as const

const requests = {
  downloading_already: 'This torrent is already downloading',
  downloading_for_other: 'The download of {movie} uses this torrent. Another movie can use it once that download is over',
  never_grabbed: 'This release is permanently blocklisted; remove it from the blocklist first',
  on_blocklist_already: 'This release is already on the blocklist',
  no_such_movie: 'There is no movie {id}',
  magnet_or_torrent: 'Send either magnet or torrent',
  nothing_to_evaluate: 'Specify releases or a profile change',
  slow_pass: 'With the limits of your indexers, searching for all movies once takes about {time:span}',
} as const

export const sentences = { ...refusals, ...upgrades, ...links, ...choices, ...tracks, ...requests } as const
