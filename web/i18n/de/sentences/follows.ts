import type { sentences } from '#server/catalog/follows/sentences'
import type { Words } from '../../catalog'

export const follows: Words<typeof sentences> = {
  followed_already: 'Du folgst {name} schon',
}
