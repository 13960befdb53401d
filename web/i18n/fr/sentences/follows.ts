import type { sentences } from '#server/catalog/follows/sentences'
import type { Words } from '../../catalog'

export const follows: Words<typeof sentences> = {
  followed_already: 'Vous suivez déjà {name}',
  follow_needs_id: 'Pour suivre une personne, un studio ou une saga, indiquez `metadata_id`',
  follow_needs_query: 'Pour suivre une recherche, nommez-la par `name` et décrivez-la par `query`',
  follow_has_more: 'Il y a plus de films qu’une vérification n’en lit ; une recherche plus étroite les trouve tous',
  follow_mixed_query: 'Une recherche a soit un titre, soit des filtres',
}
