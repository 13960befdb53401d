import type { sentences } from '#server/foundation/logs/sentences'
import type { Words } from '../../catalog'

export const logs: Words<typeof sentences> = {
  log_level_unknown: 'doit être l’une de ces valeurs : {options}',
  not_beside_cursor: 'ne peut pas être combiné avec cursor',
}
