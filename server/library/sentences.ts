/** Why the files of a download are not imported. */
const payloads = {
  empty_download: 'The download contains no files',
  too_many_files: 'The download contains {found:number} files, more than {most:number}',
  unsafe_path: 'The download contains an unsafe path: {path}',
  dangerous_file: '{path} can be harmful, and no movie needs it',
  video_too_small: '{path} has {size:size}, too little for a movie',
  impossible_size: 'A file of the download has an impossible size',
  download_too_large: 'The download has {size:size}, more than {most:size}',
  disc: 'The download is the folder structure of a disc, not a video file',
  only_samples: 'The download contains only samples, trailers, or extras',
  multi_part: 'The movie is split into several files, which cannot be imported as one',
  several_movies: 'The download contains several movies, among them {path} and {other_path}',
  packed: 'The download contains an archive instead of a video file',
  no_video: 'The download contains no video file',
  file_of_other_movie: '{path} is another movie: {why:said}',
} as const

const files = {
  truncated: 'The last {percent:number}% of the file are missing',
  too_short: 'The file runs for {length:span}, too short for a movie',
  too_short_for_movie: 'The file runs for {length:span}, too short for a movie of {runtime:span}',
  silent_file: 'The file has no sound',
  unknown_duration: 'The file does not say how long it runs, so it may be a sample',
  not_a_video: 'The file is damaged or not a video',
  video_not_read: 'The media tool could not read the file',
  video_read_too_slowly: 'The media tool took too long to read the file',
  target_taken: '{name} already exists with other contents',
  source_missing: '{path} is not there',
  source_unfit: '{path} is a link or a folder, not a file',
  source_unreadable: '{path} cannot be read: give this user the right to read it',
  folder_read_only: '{path} is on a read-only disk: mount it for writing',
  folder_denied: '{path} does not let Marquee write: give this user the right to create files there',
  file_changed_meanwhile: 'The file changed while it was copied',
  copy_differs: 'The copy on the disk differs from what was written',
  no_space_left: 'No space is left for {name} in {path}',
} as const

const imports = {
  movie_gone: 'The movie is no longer in the library',
  no_library_folder: 'There is no library folder yet; choose one in the settings',
  library_folder_unreachable: 'The library folder {path} is missing or empty; is its disk connected?',
  files_unknown_to_client: 'The download client does not say where the files are',
  names_taken: 'Other files have all the names that this movie could have',
  folder_changed: 'The movie has another library folder now',
  no_upgrade: 'The file in the library stays: {why:said}',
  no_upgrade_chosen: 'The file in the library stays: {why:said}. Import this one by hand if you want it anyway',
  import_failed: 'The file could not be imported: {error}',
  unknown_quality: '{quality} is not a quality',
  not_a_video_file: 'This is not a video file',
  not_a_full_path: 'Must be a full path',
  name_a_folder: 'Name a folder by path, or a download that has files by download_id',
  data_folder_is_ours: 'Nothing can be imported from the data folder of Marquee',
} as const

const folders = {
  folder_empty: '{path} is empty',
  folder_gone: '{path} is not there. Connect its disk, or say where the library folder is now',
  folder_unreadable: '{path} cannot be read ({error}). Check the disk and the rights of this user',
  folder_without_movies: {
    one: '{path} lacks its movie: its disk is not mounted, or the folder was replaced',
    other: '{path} holds none of its {count:number} movies: its disk is not mounted, or the folder was replaced',
  },
  folder_not_there: 'The folder {path} is not there',
  outside_of_folder: '“{path}” is not inside the folder',
  link_out_of_folder: '“{path}” leads out of the folder through a link',
  path_unreachable: '{path} cannot be reached: {error}',
  link_to_nowhere: '{path} is a link that leads nowhere',
  folder_to_create: 'This folder does not exist; create it first, or ask for it with create',
  not_a_folder: 'This is not a folder',
  folder_not_writable: 'Marquee cannot write to this folder; change its owner or permissions',
  folder_not_creatable: 'This folder cannot be created ({error})',
  folders_overlap: '{path} overlaps with {other}',
  folder_in_use: 'Movies belong to {path}; move or remove them first',
} as const

const recycling = {
  recycled_root_gone: 'Its library folder is no longer one of yours; add the folder again first',
  recycled_file_gone: '{path} is no longer in the recycle bin',
  recycled_name_taken: 'Another file is at its place by now: {path}',
  not_a_file: '{path} is not a file',
  not_in_recycle_bin: '{path} is not in the recycle bin',
} as const

/** What a file in a library folder seems to be, and why. */
const scans = {
  in_library_already: 'It belongs to a movie of the library',
  name_not_utf8: 'Its name is not UTF-8: rename it, then look again',
  link_not_followed: 'It is a link, and links are not followed',
  folder_too_deep: 'It lies in too many folders',
  not_readable: 'It cannot be read: check its permissions',
  scan_failed: 'The folder could not be scanned: {error}',
  apply_failed: 'The scan could not be applied: {error}',
  scan_interrupted: 'Marquee was stopped meanwhile; scan again',
  scan_not_ready: 'This scan cannot be applied in the state {state}',
  no_movie_of_that_name: 'No movie of the library has this name',
  id_from_nfo: 'The nfo gives the ID {id}',
  id_from_name: 'The name gives the ID {id}',
  title_and_year_from_nfo: 'The nfo gives title and year',
  no_title: 'No name in the path gives a title',
  title_without_year: 'The name gives a title but no year',
  title_and_year_from_file: 'The file name gives title and year',
  only_folder_tells: 'The folder gives title and year, the file name nothing',
  names_agree: 'Folder and file name agree on title and year',
  titles_agree: 'Folder and file name agree on the title, the folder gives the year',
  years_differ: 'The folder says {folder_year}, the file name {file_year}',
  title_and_year_from_folder: 'The folder gives title and year',
  names_differ: 'The folder says “{folder_title}” ({folder_year}), the file name “{file_title}” ({file_year})',
  ids_differ: 'Names and nfo give different IDs: {ids:list}',
  id_contradicts_names: 'The ID belongs to {movie}, which the names do not say',
  id_matches: 'The ID is that of {movie}',
  other_title_matches: '“{title}” is another title of {movie}',
  both_titles_match: 'Both are titles of {movie}',
  movie_in_library: '{movie} is in the library',
  movie_unknown: 'The movie database knows no such movie',
  title_is_ambiguous: 'It may be {movie} or another movie of that name',
  title_and_year_match: 'Title and year are those of {movie}',
  only_movie_of_title: 'Only {movie} has this title, and no year is given',
  year_is_one_off: 'The title is that of {movie}, the year is one off',
  nearest_movie: 'The nearest movie that the movie database knows is {movie}',
} as const

/** Why a naming template is unusable. */
const templates = {
  template_empty: 'The template is empty',
  template_too_long: 'The template is longer than {most:number} characters',
  file_name_of_no_movie: 'A file name needs a title or an id, such as {example}, or movies would share one name',
  folder_name_of_no_movie: 'A folder name needs a title or an id, such as {example}, or movies would share one name',
  template_level_empty: 'A folder name between two slashes is empty',
  template_not_a_folder: '“{text}” is not a folder name',
  template_characters: 'The characters < > : " | ? * cannot stand in a name',
  template_control_characters: 'Control characters cannot stand in a name',
  template_brace_alone: 'A brace {open} or {close} has no partner',
  template_no_token: '{written} is not a placeholder',
  template_token_of_file: '{written} belongs to a file and cannot name a folder',
  template_argument: '{written} cannot have “{argument}” behind its colon',
} as const

/** Results of testing a library folder, and advice. */
const selfTests = {
  folder_takes_files: 'Files can be made in {path}',
  folder_takes_no_file: 'No file can be made in {path} ({error})',
  cure_make_folder: 'Make the folder, or mount its disk, or choose another one',
  cure_mount_writable: 'Its disk is mounted read-only: mount it for writing',
  cure_full_disk: 'Its disk is full: make room on it',
  cure_allow_writing: 'Give the user that runs Marquee the right to write there',
  hardlinks_work: 'Movies are filed by hardlink and take no extra space',
  no_hardlink: 'No hardlink can be made from {from} to {to} ({error})',
  cure_no_hardlinks_here:
    'Its file system does not allow hardlinks here. Movies are copied instead, and take their space twice while they seed',
  cure_two_disks: 'Downloads and library are on different disks or mounts. Put both below one mount to save the space, or live with copies',
  copies_are_whole: 'A copy arrives whole',
  copy_failed: 'A copy did not arrive ({error})',
  cure_check_disk: 'Check the disk of the library: it does not keep what is written to it',
  permissions_work: 'Permissions can be set',
  no_permissions: 'Permissions cannot be set ({error})',
  cure_mount_permissions: 'If other programs cannot read the movies, mount the library with permissions that let them',
  free_space_unknown: 'Free space is not known here',
  space_is_free: '{free:size} are free',
  cure_make_room: 'Make room on the disk of the library, or lower the limit in the settings',
} as const

export const sentences = { ...payloads, ...files, ...imports, ...folders, ...recycling, ...scans, ...templates, ...selfTests } as const

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
