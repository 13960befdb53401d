import type { sentences } from '#server/catalog/follows/sentences'
import type { Words } from '../../catalog'

export const follows: Words<typeof sentences> = {
  followed_already: 'Vous suivez déjà {name}',
}
