import type { sentences } from '#server/connections/prowlarr/sentences'
import type { Words } from '../../catalog'

export const prowlarr: Words<typeof sentences> = {
  manager_address_not_http: 'Doit être une adresse http ou https',
  manager_address_holds_key: 'Ne doit contenir ni identifiant ni clé',
  manager_refuses_key: '{party} refuse la clé',
  manager_not_at_address: '{party} ne répond pas à cette adresse',
  manager_status: '{party} a répondu avec le statut {status}',
  manager_indexer_usenet: 'C’est un indexeur Usenet, et Marquee ne prend en charge que BitTorrent',
  manager_indexer_no_movies: 'Il n’a aucune catégorie de films',
  manager_indexer_here: 'Déjà présent',
  manager_indexer_here_as: 'Déjà présent sous le nom {name}',
  manager_indexer_name_taken: 'Un autre indexeur porte déjà ce nom',
  manager_indexer_key: 'Il reçoit la clé que vous avez saisie',
  manager_indexer_moved: 'Existe déjà ici sous le nom {name} et reçoit l’adresse saisie',
  manager_indexer_off: 'Désactivé là-bas, donc ici aussi',
  manager_indexer_gone: '{party} ne l’a plus. Supprimez-le sous Indexeurs si vous n’en avez plus besoin',
  manager_indexer_odd: 'Il a des valeurs qu’un indexeur ne peut pas avoir',
}
