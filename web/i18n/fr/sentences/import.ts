import type { sentences } from '#server/connections/import/sentences'
import type { Words } from '../../catalog'

export const imports: Words<typeof sentences> = {
  nothing_held: 'Rien n’est en attente',
  hold_ends: 'La mise en attente se termine déjà',
}
