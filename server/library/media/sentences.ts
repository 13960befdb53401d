export const sentences = {
  part_not_converted: 'ffmpeg could not convert this part of the file',
  part_not_wanted: 'The player has since requested another part',
  file_damaged_here: 'The file is damaged here',
  subtitles_unreadable: 'These subtitles cannot be read',
} as const
