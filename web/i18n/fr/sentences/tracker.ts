import type { sentences } from '#server/connections/tracker/sentences'
import type { Words } from '../../catalog'

export const tracker: Words<typeof sentences> = {
  tracker_connected_already: 'Le service de suivi est déjà connecté, en tant que {username} : déconnectez-le d’abord',
  tracker_not_connected: 'Le service de suivi n’est pas connecté',
  tracker_to_connect: '{party:word} n’est pas connecté : connectez-le sous Paramètres → Lecture → Service de suivi',
  tracker_to_reconnect: '{party:word} doit être reconnecté : voir Paramètres → Lecture → Service de suivi',
  tracker_takes_no_ratings: '{party:word} n’accepte pas les notes : {why:said}',
  tracker_accepts_us: 'Répond et accepte l’identifiant client',
  tracker_takes_no_plays: '{party:word} n’accepte pas les visionnages : {why:said}',
}
