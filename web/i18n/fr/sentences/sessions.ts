import type { actions, sentences } from '#server/service/sessions/sentences'
import type { Words } from '../../catalog'

export const sessions: Words<typeof sentences> = {
  foreign_page: 'Un cookie ne vaut que pour les requêtes des pages de Marquee',
  code_needed: 'Il faut un code à usage unique',
  api_key_needed: '{what:word} exige la clé d’API elle-même, dans cette requête ; `marquee api-key` l’affiche',
  code_for_this_computer: 'Ce code ne vaut que sur l’ordinateur où tourne Marquee',
  code_for_other_address: 'Ce code ne vaut qu’à l’adresse pour laquelle il a été créé',
  code_unknown: 'Ce code est inconnu, déjà utilisé ou expiré',
  no_signing_key: 'Il n’y a pas de clé de signature ; remplacez la clé d’API',
  listens_here_only:
    'Marquee n’écoute que sur cet ordinateur ; réglez listen_address sur 0.0.0.0 pour que d’autres appareils se connectent',
  for_cli_tokens_only: 'ne vaut que pour les jetons de ligne de commande',
  for_app_tokens_only: 'ne vaut que pour les jetons d’application',
  only_tv_page: 'est réservé à la page pour téléviseurs ; une application peut lire des films, rien d’autre',
  unknown_code: 'Ce code est inconnu ou expiré',
  already_used: 'Ce code a déjà été utilisé',
  too_many_codes: 'Trop de codes erronés ; affichez un nouveau code dans l’application et réessayez dans une minute',
  watch_only: 'Cet appareil peut seulement lire des films',
  tv_page_off: 'La page pour téléviseurs est désactivée ; activez-la dans Paramètres → Connexions → Applications',
  programs_only: 'Cette clé ne vaut que pour l’API destinée aux autres programmes',
  token_needs_it: 'est obligatoire pour un jeton',
  token_cannot_pair: 'Un jeton ou un téléviseur ne peut pas connecter d’appareils ; utilisez la clé d’API ou un navigateur',
  too_many_sessions: 'Il y a déjà {most:number} appareils connectés ; déconnectez-en un d’abord',
  path_not_signable: 'doit être un chemin de médias, d’images ou du calendrier',
  query_not_signable: 'a une requête qui ne peut pas être signée',
  ttl_too_long: 'doit être au plus {most} pour ce chemin',
  browser_on_system: '{browser} sur {system}',
}

export const sessionsWords: Record<(typeof actions)[number], string> = {
  'Restoring the credentials of a backup': 'Restaurer les identifiants d’une sauvegarde',
  'Downloading a backup': 'Télécharger une sauvegarde',
  'Sending backups to another place': 'Envoyer des sauvegardes ailleurs',
  'Rotating it': 'La renouveler',
  'A sign-in link': 'Une adresse de connexion',
}
