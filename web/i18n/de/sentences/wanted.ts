import type { sentences } from '#server/catalog/wanted/sentences'
import type { Words } from '../../catalog'

export const wanted: Words<typeof sentences> = {
  to_before_from: 'darf nicht vor `from` sein',
  to_too_far: 'darf höchstens 400 Tage nach `from` sein',
}
