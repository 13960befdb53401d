import type { Said } from '../i18n/catalogue'
import { told } from '../i18n/told'

type Part = 'title' | 'detail'
/** A Health entry, or the event of it. Events that are older than their values have texts alone. */
type Entry = {
  readonly title: string
  readonly detail?: string | null | undefined
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

/** Its title or detail in the language of the person; empty when it has none. */
export const said = (entry: Entry, part: Part): string => told((entry.values?.[part] as Said | string | undefined) ?? entry[part] ?? '')
