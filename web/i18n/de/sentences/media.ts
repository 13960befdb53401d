import type { sentences } from '#server/library/media/sentences'
import type { Words } from '../../catalog'

export const media: Words<typeof sentences> = {
  part_not_converted: 'ffmpeg konnte diesen Teil der Datei nicht umwandeln',
  part_not_wanted: 'Der Player hat inzwischen etwas anderes angefordert',
  file_damaged_here: 'Die Datei ist hier beschädigt',
  subtitles_unreadable: 'Diese Untertitel können nicht gelesen werden',
}
