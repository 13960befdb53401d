import type { sentences } from '#server/connections/prowlarr/sentences'
import type { Words } from '../../catalog'

export const prowlarr: Words<typeof sentences> = {
  manager_address_not_http: 'Muss eine http- oder https-Adresse sein',
  manager_address_holds_key: 'Darf weder Anmeldung noch Schlüssel enthalten',
  manager_refuses_key: '{party} lehnt den Schlüssel ab',
  manager_not_at_address: '{party} antwortet dort nicht',
  manager_status: '{party} hat mit Status {status} geantwortet',
  manager_indexer_usenet: 'Ein Usenet-Indexer, und Marquee unterstützt nur BitTorrent',
  manager_indexer_no_movies: 'Er hat keine Kategorie für Filme',
  manager_indexer_here: 'Schon vorhanden',
  manager_indexer_here_as: 'Schon vorhanden als {name}',
  manager_indexer_name_taken: 'Ein anderer Indexer heißt hier schon so',
  manager_indexer_key: 'Er bekommt den Schlüssel, den du eingegeben hast',
  manager_indexer_moved: 'Ist schon hier als {name} und bekommt die eingegebene Adresse',
  manager_indexer_off: 'Dort ausgeschaltet, also auch hier',
  manager_indexer_gone: 'In {party} gibt es ihn nicht mehr. Lösche ihn unter Indexer, wenn du ihn nicht brauchst',
  manager_indexer_odd: 'Er hat Werte, die ein Indexer nicht haben kann',
}
