import type { sentences } from '#server/service/program/sentences'
import type { Words } from '../../catalog'

export const service: Words<typeof sentences> = {
  movie_id_needed: 'est obligatoire pour un film',
  folder_opens_here_only: 'Seul un navigateur sur l’ordinateur où tourne Marquee peut ouvrir ses dossiers',
  no_display: 'Marquee n’a pas d’écran pour afficher un dossier',
  cannot_stop_itself: 'Marquee ne peut pas s’arrêter lui-même ici',
  no_autostart: 'Rien sur cet ordinateur ne lance de programmes à la connexion',
  samples_need_empty_library: 'Les films d’exemple ne s’ouvrent que tant que la bibliothèque est vide ; la vôtre contient des films',
  no_samples: 'Il n’y a pas de films d’exemple ici',
  demo_not_restarted: 'La démonstration ne peut pas être redémarrée ; arrêtez-la et relancez-la',
  start_decided_elsewhere: 'Un autre programme lance Marquee et décide s’il démarre avec l’ordinateur',
  start_not_changed: 'Le démarrage avec l’ordinateur n’a pas pu être modifié : {error}',
}
