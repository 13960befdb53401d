/** Why the files of a download are not imported. */
const payloads = {
  empty_download: 'The download contains no files',
  too_many_files: 'The download contains {found:number} files, more than {most:number}',
  unsafe_path: 'The download contains an unsafe path: {path}',
  dangerous_file: '{path} is a type of file that can contain malware',
  video_too_small: '{path} is only {size:size}, too small for a movie',
  impossible_size: 'A file of the download has an impossible size',
  download_too_large: 'The download is {size:size}, more than {most:size}',
  disc: 'The download is the folder structure of a disc, not a video file',
  only_samples: 'The download contains only samples, trailers, or extras',
  multi_part: 'The movie is split into several files, which cannot be imported as one',
  several_movies: 'The download contains several movies, among them {path} and {other_path}',
  packed: 'The download contains an archive instead of a video file',
  no_video: 'The download contains no video file',
  file_is_episode: '{path} is an episode of a series ({mark})',
  file_not_the_movie: '{path} says “{extra}”, so it is not the movie itself',
  file_of_other_movie: '{path} is another movie: {why:said}',
} as const

const files = {
  truncated: 'The last {percent:number}% of the file is missing',
  too_short: 'The file runs for {length:span}, too short for a movie',
  too_short_for_movie: 'The file runs for {length:span}, too short for a movie of {runtime:span}',
  silent_file: 'The file has no sound',
  unknown_duration: 'The length of the file is unknown, so it may be a sample',
  not_a_video: 'The file is damaged or not a video',
  video_not_read: 'The media tool could not read the file',
  video_read_too_slowly: 'The media tool took too long to read the file',
  target_taken: '{name} already exists with different contents',
  source_missing: '{path} does not exist',
  source_unfit: '{path} is a link or a folder, not a file',
  source_unreadable: '{path} is not readable: give this user permission to read it',
  folder_read_only: '{path} is on a read-only disk: mount it for writing',
  folder_denied: '{path} is not writable: give this user permission to create files there',
  file_changed_meanwhile: 'The file changed while it was being copied',
  copy_differs: 'The copy on the disk differs from what was written',
  no_space_left: 'No space left for {name} in {path}',
} as const

const imports = {
  movie_gone: 'The movie is no longer in the library',
  no_library_folder: 'There is no library folder yet; choose one in the settings',
  library_folder_unreachable: 'The library folder {path} is missing or empty; is its disk connected?',
  files_unknown_to_client: 'The download client does not say where the files are',
  names_taken: 'Other files already use every name that this movie could have',
  version_removed: 'The version of the movie that it was for was removed',
  folder_changed: 'The library folder of the movie has changed',
  no_upgrade: 'The file in the library stays: {why:said}',
  no_upgrade_chosen: 'The file in the library stays: {why:said}. Import this one manually if you want it anyway',
  import_failed: 'The file could not be imported: {error}',
  unknown_quality: '{quality} is not a quality',
  not_a_video_file: 'This is not a video file',
  not_a_full_path: 'Must be a full path',
  name_a_folder: 'Specify a folder by path, or a download with files by download_id',
  data_folder_is_ours: 'Files in the data folder of Marquee cannot be imported',
} as const

const folders = {
  folder_empty: '{path} is empty',
  folder_gone: '{path} does not exist. Connect its disk, or enter where the library folder is now',
  folder_unreadable: '{path} cannot be read ({error}). Check the disk and the permissions of this user',
  folder_without_movies: {
    one: '{path} does not contain its movie: its disk is not mounted, or the folder was replaced',
    other: '{path} contains none of its {count:number} movies: its disk is not mounted, or the folder was replaced',
  },
  folder_not_there: 'The folder {path} does not exist',
  outside_of_folder: '“{path}” is not inside the folder',
  link_out_of_folder: '“{path}” leaves the folder through a link',
  path_unreachable: '{path} cannot be reached: {error}',
  link_to_nowhere: '{path} is a broken link',
  folder_to_create: 'This folder does not exist; create it first, or pass create',
  not_a_folder: 'This is not a folder',
  system_folder: '{path} belongs to the operating system; choose a folder for movies',
  folder_not_writable: 'Marquee cannot write to this folder; change its owner or permissions',
  folder_not_creatable: 'This folder cannot be created ({error})',
  folders_overlap: '{path} overlaps with {other}',
  folder_shared:
    '{path} stays as it is: Marquee did not place it, and another program uses {folder} too. To let Marquee change it, say in Settings → Library folders that the library is yours now',
  folder_in_use: 'Movies belong to {path}; move or remove them first',
} as const

const recycling = {
  recycled_root_gone: 'Its library folder was removed from Marquee; add it again first',
  recycled_file_gone: '{path} is no longer in the recycle bin',
  recycled_name_taken: 'Another file has taken its place: {path}',
  not_a_file: '{path} is not a file',
  not_in_recycle_bin: '{path} is not in the recycle bin',
} as const

/** Why a file keeps its old name. */
const renames = {
  new_name_taken: 'Another file is already named {name}',
  rename_denied: 'Marquee may not move the file: give this user permission to write to {from} and {to}',
  rename_failed: 'The file could not be renamed ({error})',
} as const

/** What a file in a library folder seems to be, and why. */
const scans = {
  in_library_already: 'It belongs to a movie in the library',
  name_not_utf8: 'Its name is not UTF-8: rename it, then scan again',
  link_not_followed: 'It is a link, and Marquee does not follow links',
  folder_too_deep: 'It is nested in too many folders',
  not_readable: 'It cannot be read: check its permissions',
  scan_failed: 'The folder could not be scanned: {error}',
  apply_failed: 'The scan could not be applied: {error}',
  scan_interrupted: 'Marquee was stopped during the scan; scan again',
  scan_not_ready: 'This scan cannot be applied in the state {state}',
  no_movie_of_that_name: 'No movie in the library has this name',
  id_from_nfo: 'The nfo contains the ID {id}',
  id_from_name: 'The name contains the ID {id}',
  title_and_year_from_nfo: 'The nfo contains title and year',
  no_title: 'Nothing in the path is a title',
  title_without_year: 'The name contains a title but no year',
  title_and_year_from_file: 'The file name contains title and year',
  only_folder_tells: 'Only the folder name contains title and year',
  names_agree: 'Folder and file name agree on title and year',
  titles_agree: 'Folder and file name agree on the title; the year is from the folder',
  years_differ: 'The folder says {folder_year}, the file name {file_year}',
  title_and_year_from_folder: 'The folder name contains title and year',
  names_differ: 'The folder says “{folder_title}” ({folder_year}), the file name “{file_title}” ({file_year})',
  ids_differ: 'Names and nfo contain different IDs: {ids:list}',
  id_contradicts_names: 'The ID belongs to {movie}, which does not match the names',
  id_matches: 'The ID matches {movie}',
  other_title_matches: '“{title}” is another title of {movie}',
  both_titles_match: 'Both are titles of {movie}',
  movie_in_library: '{movie} is in the library',
  movie_unknown: 'The movie database has no such movie',
  title_is_ambiguous: 'It may be {movie} or another movie with the same title',
  title_and_year_match: 'Title and year match {movie}',
  only_movie_of_title: 'Only {movie} has this title, and no year is given',
  year_is_one_off: 'The title matches {movie}; the year is off by one',
  nearest_movie: 'The closest match in the movie database is {movie}',
} as const

/** Why a naming template is unusable. */
const templates = {
  template_empty: 'The template is empty',
  template_too_long: 'The template is longer than {most:number} characters',
  file_name_of_no_movie: 'A file name needs a title or an id, such as {example}, or movies would share one name',
  folder_name_of_no_movie: 'A folder name needs a title or an id, such as {example}, or movies would share one name',
  template_level_empty: 'A folder name between two slashes is empty',
  template_not_a_folder: '“{text}” is not a folder name',
  template_characters: 'The characters < > : " | ? * are not allowed in names',
  template_control_characters: 'Control characters are not allowed in names',
  template_brace_alone: 'A brace {open} or {close} is unmatched',
  template_no_token: '{written} is not a placeholder',
  template_token_of_file: '{written} belongs to a file and cannot name a folder',
  template_argument: '{written} does not accept “{argument}” after its colon',
} as const

/** Results of testing a library folder, and advice. */
const selfTests = {
  folder_takes_files: 'Marquee can create files in {path}',
  folder_takes_no_file: 'Marquee cannot create files in {path} ({error})',
  cure_make_folder: 'Create the folder, mount its disk, or choose another folder',
  cure_mount_writable: 'Its disk is mounted read-only: mount it for writing',
  cure_full_disk: 'Its disk is full: free some space',
  cure_allow_writing: 'Give the user that runs Marquee permission to write there',
  hardlinks_work: 'Hard links work, so imported movies take no extra space',
  no_hardlink: 'No hard link can be created from {from} to {to} ({error})',
  cure_no_hardlinks_here:
    'Its file system does not support hard links here. Marquee copies movies instead, which take twice the space while they seed',
  cure_two_disks: 'Downloads and library are on different disks or mounts. Put both under one mount to save space, or accept copies',
  copies_are_whole: 'Copying works',
  copy_failed: 'Copying failed ({error})',
  cure_check_disk: 'Check the disk of the library: it loses what is written to it',
  permissions_work: 'Permissions can be set',
  no_permissions: 'Permissions cannot be set ({error})',
  cure_mount_permissions: 'If other programs cannot read the movies, mount the library with permissions that let them',
  free_space_unknown: 'The free space is unknown here',
  space_is_free: '{free:size} is free',
  cure_make_room: 'Free some space on the disk of the library, or lower the limit in the settings',
} as const

export const sentences = {
  ...payloads,
  ...files,
  ...imports,
  ...folders,
  ...recycling,
  ...renames,
  ...scans,
  ...templates,
  ...selfTests,
} as const

export type PayloadRefusal = keyof typeof payloads

/** Refusals of dangerous content, which no person can override. */
export const harmful = [
  'dangerous_file',
  'unsafe_path',
  'too_many_files',
  'video_too_small',
  'impossible_size',
  'download_too_large',
] as const
