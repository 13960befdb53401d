import type { Reason } from '../api/types'
import { told } from '../i18n/told'

/** A reason in the language of the person. */
export const whyNot = (reason: Reason) => told(reason)
