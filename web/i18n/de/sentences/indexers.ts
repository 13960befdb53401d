import type { sentences } from '#server/indexers/sentences'
import type { Words } from '../../catalogue'

export const indexers: Words<typeof sentences> = {
  indexer_type_unknown: 'muss eine der Arten aus GET /indexers/types sein; {type} ist keine',
  indexer_url_not_http: 'muss eine Adresse mit http oder https sein',
  indexer_url_holds_key: 'enthält einen Schlüssel, der sich nicht herauslösen ließ',
  indexer_secret_again: 'muss neu angegeben werden, wenn sich die Adresse ändert',
  indexer_setting_unknown: '{type} hat keine solche Einstellung',
  indexer_setting_of_kind: 'muss vom Typ {kind} sein',
  indexer_refuses_key: '{party} lehnt unseren Schlüssel ab: {why}',
  indexer_does_not_understand: '{party} versteht uns nicht: {why}',
  status_instead_of_torrent: '{party} antwortet mit Status {status} statt mit einem Torrent',
  page_instead_of_torrent: '{party} antwortet mit einer Webseite statt mit einem Torrent',
  answer_no_torrent: '{party} antwortet mit etwas, das kein Torrent ist',
  answer_no_feed: '{party} antwortet mit etwas, das kein Feed ist',
  no_capabilities: '{party} sagt nicht, was er kann: Die Fähigkeiten fehlen oder sind kaputt',
  no_movie_search: '{party} bietet keine Suche an, die Filme findet',
  indexer_refuses_us: '{party} lehnt uns ab: bitte den Schlüssel prüfen',
  indexer_refuses_us_saying: '{party} lehnt uns ab, bitte den Schlüssel prüfen: {why}',
  indexer_nothing_there: '{party} hat nichts unter dieser Adresse: bitte prüfen',
  indexer_nothing_there_saying: '{party} hat nichts unter dieser Adresse, bitte prüfen: {why}',
  indexer_status: '{party} antwortet mit Status {status}',
  indexer_status_saying: '{party} antwortet mit Status {status}: {why}',
  indexer_error: '{party}: {why}',
  indexer_reports_error: '{party} meldet einen Fehler: {why}',
}
