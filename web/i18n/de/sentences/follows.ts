import type { sentences } from '#server/catalog/follows/sentences'
import type { Words } from '../../catalog'

export const follows: Words<typeof sentences> = {
  followed_already: 'Du folgst {name} schon',
  follow_needs_id: 'Um einer Person zu folgen, nenne sie mit `metadata_id`',
  follow_needs_query: 'Um einer Suche zu folgen, gib ihr mit `name` einen Namen und beschreibe sie mit `query`',
  follow_mixed_query: 'Eine Suche hat entweder einen Titel oder Filter',
}
