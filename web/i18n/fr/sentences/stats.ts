import type { sentences } from '#server/catalog/stats/sentences'
import type { Words } from '../../catalog'

export const stats: Words<typeof sentences> = {
  unknown_time_zone: '{time_zone} n’est pas un fuseau horaire ; nommez-en un comme Europe/Berlin',
}
