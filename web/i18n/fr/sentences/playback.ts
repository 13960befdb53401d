import type { sentences } from '#server/library/playback/sentences'
import type { Words } from '../../catalog'

export const playback: Words<typeof sentences> = {
  container_not_supported: 'Ce navigateur n’ouvre pas les fichiers {container}',
  times_begin_late: 'Les temps du fichier ne commencent pas à zéro',
  video_not_supported: 'Ce navigateur ne lit pas la vidéo {codec:codec}',
  dolby_vision_not_supported: 'Cette vidéo Dolby Vision n’a aucune couche que d’autres lecteurs pourraient afficher',
  larger_than_wished: 'La vidéo a {height} lignes, plus que les {max_height} demandées',
  audio_not_supported: 'Ce navigateur ne lit pas l’audio {codec:codec}',
  several_audio_tracks: {
    one: 'Un navigateur ne peut pas choisir la piste audio d’un fichier',
    other: 'Un navigateur ne peut pas choisir entre les {count:number} pistes audio d’un fichier',
  },
  hls_not_supported: 'Ce navigateur ne lit pas les flux convertis',
  needs_media_tool: 'La conversion de {codec:codec} nécessite ffmpeg, qui n’est pas installé ; un autre lecteur peut ouvrir le fichier',
  container_needs_media_tool:
    'La conversion de ce type de fichier nécessite ffmpeg, qui n’est pas installé ; un autre lecteur peut l’ouvrir',
  transcoding_off: 'La conversion est désactivée dans les paramètres',
  nothing_left: 'Toutes les façons de lire le fichier ici ont échoué ; un autre lecteur peut l’ouvrir',
  nothing_to_play: 'Le fichier ne contient ni vidéo ni audio',
  file_empty: 'Le fichier est vide',
  file_unreadable: 'Le fichier ne peut pas être lu comme une vidéo ; il est peut-être endommagé',
  file_busy: 'Le fichier n’a pas pu être lu pour le moment',
  file_truncated: 'La fin du fichier manque ({missing_bytes:size})',
  no_audio: 'Vous n’entendrez rien : l’audio {codec:codec} nécessite ffmpeg',
  audio_needs_media_tool: 'La piste audio {track:place} ({codec:codec}) nécessite ffmpeg',
  audio_may_be_silent: 'Tous les navigateurs ne lisent pas l’audio {codec:codec} ; avec ffmpeg, tous le lisent',
  audio_left_out: {
    one: 'Une autre piste audio est d’un type qui ne peut pas être lu ici',
    other: '{count:number} autres pistes audio sont de types qui ne peuvent pas être lus ici',
  },
  no_subtitles: 'Les sous-titres {track:place} ne peuvent pas être affichés ici',
  subtitles_burned_in: 'Les sous-titres sont incrustés dans l’image',
  burning_needs_media_tool: 'Incruster les sous-titres {track:place} dans l’image nécessite ffmpeg, qui n’est pas installé',
  subtitles_not_burnable: 'Les sous-titres {track:place} sont d’un type qui ne peut pas être incrusté dans l’image',
  text_not_burnable: 'Ce ffmpeg ne peut pas écrire dans l’image : il a été compilé sans libass, ou l’ordinateur n’a aucune police',
  sound_when_complete: 'Pas encore de son : l’audio {codec:codec} est converti une fois le téléchargement terminé',
  subtitles_when_complete: 'Les sous-titres du fichier pourront être affichés une fois le téléchargement terminé',
  may_pause: 'Le film arrive moins vite qu’il n’est lu : la lecture s’arrêtera pour attendre le téléchargement',
  watched_when_complete: 'Vous pourrez le regarder ici une fois le téléchargement terminé',
  needs_whole_file: 'Ce fichier ne peut être lu qu’en entier : vous pourrez le regarder une fois le téléchargement terminé',
  not_downloaded_yet: 'La suite du film n’est pas encore téléchargée',
  download_not_begun: 'Le téléchargement n’a pas encore commencé',
  download_paused: 'Le téléchargement est en pause ; reprenez-le pour regarder le film',
  download_is_over: 'Le téléchargement est terminé et le film n’est pas dans la bibliothèque',
  download_elsewhere:
    '{client} n’indique pas quelles parties sont arrivées ; le film pourra être regardé une fois le téléchargement terminé',
  previews_not_wanted:
    'Ce fichier n’a pas besoin d’images d’aperçu d’un navigateur : il en a, ffmpeg les fait, ou il y a trop peu à montrer',
  previews_of_each_part: {
    one: 'doit contenir une image',
    other: 'doit contenir {count:number} images, une de chaque partie du film',
  },
  preview_unreadable: 'L’image {number:place} n’est pas un JPEG de 480 × 480 pixels au plus',
  copy_without_picture: 'Le fichier n’a pas d’image',
  hdr_lost: 'La vidéo est convertie du HDR en plage dynamique standard',
}
