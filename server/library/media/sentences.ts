export const sentences = {
  part_not_converted: 'ffmpeg could not convert this part of the file',
  part_not_wanted: 'The player has since requested another part',
  file_damaged_here: 'The file is damaged here',
  subtitle_too_small: 'The file from the provider is too small to be subtitles',
  subtitle_unreadable: 'The file from the provider is not readable as subtitles',
  subtitle_of_other_movie: 'The subtitles from the provider continue after the movie ends; they belong to another one',
  subtitles_unreadable: 'These subtitles cannot be read',
} as const
