import type { sentences } from '#server/library/media/sentences'
import type { Words } from '../../catalog'

export const media: Words<typeof sentences> = {
  part_not_converted: 'ffmpeg n’a pas pu convertir cette partie du fichier',
  part_not_wanted: 'Le lecteur a demandé autre chose entre-temps',
  file_damaged_here: 'Le fichier est endommagé à cet endroit',
  subtitle_too_small: 'Le fichier du service est trop petit pour des sous-titres',
  subtitle_unreadable: 'Le fichier du service ne peut pas être lu comme des sous-titres',
  subtitle_of_other_movie: 'Ces sous-titres continuent après la fin du film ; ils appartiennent à un autre',
  subtitles_unreadable: 'Ces sous-titres ne peuvent pas être lus',
}
