import type { Reason } from '../api/types'
import { tOr } from '../i18n/translate'

/** A reason in the language of the person, or in the service's own words. */
export const whyNot = ({ code, text }: Reason) => tOr(`reason.${code}`, text)
