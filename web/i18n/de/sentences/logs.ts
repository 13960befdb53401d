import type { sentences } from '#server/logs/sentences'
import type { Words } from '../../catalog'

export const logs: Words<typeof sentences> = {
  log_level_unknown: 'muss eines von {options} sein',
  not_beside_cursor: 'geht nicht zusammen mit cursor',
}
