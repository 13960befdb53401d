import type { sentences } from '#server/foundation/logs/sentences'
import type { Words } from '../../catalog'

export const logs: Words<typeof sentences> = {
  log_level_unknown: 'muss einer dieser Werte sein: {options}',
  not_beside_cursor: 'kann nicht mit cursor kombiniert werden',
}
