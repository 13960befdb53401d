import type { sentences } from '#server/library/media/sentences'
import type { Words } from '../../catalog'

export const media: Words<typeof sentences> = {
  part_not_converted: 'ffmpeg n’a pas pu convertir cette partie du fichier',
  part_not_wanted: 'Le lecteur a demandé autre chose entre-temps',
  file_damaged_here: 'Le fichier est endommagé à cet endroit',
  subtitles_unreadable: 'Ces sous-titres ne peuvent pas être lus',
}
