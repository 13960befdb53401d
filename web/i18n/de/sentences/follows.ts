import type { sentences } from '#server/catalog/follows/sentences'
import type { Words } from '../../catalog'

export const follows: Words<typeof sentences> = {
  followed_already: 'Du folgst {name} schon',
  follow_needs_id: 'Zum Folgen fehlt `metadata_id`',
  follow_needs_query: 'Eine Suche braucht `name` und `query`',
  follow_has_more: 'Es gibt mehr Filme, als eine Prüfung liest; eine engere Suche findet alle',
  follow_mixed_query: 'Eine Suche hat entweder einen Titel oder Filter',
}
