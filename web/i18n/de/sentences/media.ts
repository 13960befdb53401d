import type { sentences } from '#server/library/media/sentences'
import type { Words } from '../../catalog'

export const media: Words<typeof sentences> = {
  part_not_converted: 'ffmpeg konnte diesen Teil der Datei nicht umwandeln',
  part_not_wanted: 'Der Player hat inzwischen etwas anderes angefordert',
  file_damaged_here: 'Die Datei ist hier beschädigt',
  subtitle_too_small: 'Die Datei des Dienstes ist zu klein für Untertitel',
  subtitle_unreadable: 'Die Datei des Dienstes kann nicht als Untertitel gelesen werden',
  subtitle_of_other_movie: 'Diese Untertitel gehen nach dem Ende des Films weiter; sie gehören zu einem anderen',
  subtitles_unreadable: 'Diese Untertitel können nicht gelesen werden',
}
