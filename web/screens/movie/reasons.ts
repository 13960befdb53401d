import type { Reason } from '../../data/api/types'
import { told } from '../../i18n/told'

/** A rejection reason, translated. */
export const whyNot = (reason: Reason) => told(reason)
