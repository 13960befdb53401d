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
  hardware_elsewhere: 'Ce système d’exploitation n’en dispose pas',
  hardware_not_built: 'Cette version de ffmpeg a été compilée sans {encoder}',
  hardware_no_device: '{path} n’existe pas sur cet ordinateur',
  hardware_said: 'ffmpeg a échoué : {said:said}',
  hardware_silent: 'Aucune réponse pendant quatre secondes',
  hardware_wrote_garbage: 'La vidéo produite est illisible',
  hardware_off: 'Le matériel est désactivé dans les paramètres',
  hardware_not_found: 'Aucun matériel utilisable par ffmpeg n’a été trouvé',
  hardware_needs_ffmpeg: 'Convertir une vidéo nécessite ffmpeg, qui n’est pas installé',
  speed_not_measured: 'ffmpeg n’a pas pu créer le film pour la mesure',
}
