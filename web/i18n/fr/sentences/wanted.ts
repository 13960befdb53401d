import type { sentences } from '#server/catalog/wanted/sentences'
import type { Words } from '../../catalog'

export const wanted: Words<typeof sentences> = {
  to_before_from: 'ne doit pas être avant `from`',
  to_too_far: 'doit être au plus 400 jours après `from`',
}
