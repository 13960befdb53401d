/** Why a subtitle seems to fit, or not. */
export const reasons = {
  made_for_this_file: 'Made for exactly this file',
  found_by_id: 'Found by the ID of the movie',
  found_by_title: 'Found by title and year only',
  same_release: 'Made for the same release',
  same_group: 'Made for a release of the same group ({group})',
  same_source: 'Made for the same source ({source})',
  other_source: 'Made for {source}; the file is {own}',
  same_edition: 'Made for the same edition ({edition})',
  other_edition: 'Made for the {edition} edition; the file is the {own} one',
  same_frame_rate: 'Same frame rate ({frame_rate})',
  other_frame_rate: 'Made for {frame_rate} frames per second; the file has {own}',
  trusted_uploader: 'From a trusted uploader',
  hearing_impaired: 'Also describes sounds',
  only_foreign_parts: 'Covers only dialogue in foreign languages',
  translated_by_machine: 'Machine-translated',
} as const

const problems = {
  choose_language: 'Choose a language to search in, or set some under Settings → Watching → Subtitles',
  not_a_language: '{code} is not a language code such as en or de',
  search_again: 'This subtitle is not among the last results; search again first',
  no_file_for_subtitles: 'The movie has no file for subtitles',
  file_just_lost: 'The movie has just lost this file',
  subtitle_inside_file: 'This subtitle is a track inside the movie’s file and cannot be deleted alone',
  too_few_lines: 'The text has fewer than {count:number} lines, too few to compare with the sound',
  no_sound: 'The file has no sound to compare with',
  sound_unreadable: 'The sound of the file cannot be read',
  file_incomplete: 'The file is not complete',
  comparing_needs_ffmpeg: 'Comparing text with sound needs ffmpeg, which is not installed',
  sound_tells_nothing: 'The sound does not tell where this text belongs; it may be of another movie or another cut',
  images_have_no_timing: 'These subtitles are images; only the timing of text can be changed',
  downloads_left: {
    one: 'It answers; one download is left today',
    other: 'It answers; {count:number} downloads are left today',
  },
  too_many_subtitles: 'There are too many subtitles in this language next to the movie',
} as const

export const sentences = { ...reasons, ...problems } as const
