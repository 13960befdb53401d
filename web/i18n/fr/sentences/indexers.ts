import type { sentences } from '#server/indexers/sentences'
import type { Words } from '../../catalogue'

export const indexers: Words<typeof sentences> = {
  indexer_type_unknown: 'doit être l’un des types de GET /indexers/types, ce que {type} n’est pas',
  indexer_url_not_http: 'doit être une adresse http ou https',
  indexer_url_holds_key: 'contient une clé qui n’a pas pu en être extraite',
  indexer_secret_again: 'doit être saisi de nouveau quand l’adresse change',
  indexer_setting_unknown: '{type} n’a pas ce réglage',
  indexer_setting_of_kind: 'doit être de type {kind}',
  indexer_refuses_key: '{party} refuse notre clé : {why}',
  indexer_does_not_understand: '{party} ne nous comprend pas : {why}',
  status_instead_of_torrent: '{party} répond avec le statut {status} au lieu d’un torrent',
  page_instead_of_torrent: '{party} répond par une page web au lieu d’un torrent',
  answer_no_torrent: '{party} répond par autre chose qu’un torrent',
  answer_no_feed: '{party} répond par autre chose qu’un flux',
  no_capabilities: '{party} ne dit pas ce qu’il sait faire : ses capacités manquent ou sont défectueuses',
  no_movie_search: '{party} n’offre aucune recherche capable de trouver un film',
  indexer_refuses_us: '{party} nous refuse : vérifiez sa clé',
  indexer_refuses_us_saying: '{party} nous refuse, vérifiez sa clé : {why}',
  indexer_nothing_there: '{party} n’a rien à cette adresse : vérifiez-la',
  indexer_nothing_there_saying: '{party} n’a rien à cette adresse, vérifiez-la : {why}',
  indexer_status: '{party} répond avec le statut {status}',
  indexer_status_saying: '{party} répond avec le statut {status} : {why}',
  indexer_error: '{party} : {why}',
  indexer_reports_error: '{party} signale une erreur : {why}',
}
