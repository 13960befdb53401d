import type { sentences } from '#server/connections/import/sentences'
import type { Words } from '../../catalog'

export const imports: Words<typeof sentences> = {
  nothing_held: 'Nichts ist angehalten',
  hold_ends: 'Das Anhalten wird gerade beendet',
}
