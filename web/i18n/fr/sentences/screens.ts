import type { sentences } from '#server/connections/screens/sentences'
import type { Words } from '../../catalog'

export const screens: Words<typeof sentences> = {
  screens_off: 'La lecture sur des téléviseurs est désactivée : activez-la dans Paramètres → Accès → Connexions → Applications',
  screens_out_of_reach:
    'Marquee ne répond qu’aux programmes de cet ordinateur : aucun téléviseur ne peut donc lire ses films. Faites-le écouter sur toutes les adresses dans Paramètres → Système → Serveur',
  screen_gone: '{name} ne répond plus',
  screen_idle: '{name} ne lit rien de Marquee',
  screen_refuses: '{name} refuse : {what}',
  not_playable_here: '{name} ne peut pas lire ceci : {why:said}',
  screen_plays_no_container: 'Les téléviseurs de ce type ne lisent pas les fichiers {container}',
  screen_plays_no_video: 'Les téléviseurs de ce type ne lisent pas la vidéo {codec:codec}',
  screen_plays_no_audio: 'Les téléviseurs de ce type ne lisent pas l’audio {codec:codec}',
  screen_takes_whole_files: 'Il ne lit les fichiers que tels quels, et celui-ci devrait être converti',
  screen_chooses_audio: 'Il choisit lui-même la piste audio',
}
