import type { Said } from './catalog'
import { told } from './told'

/** An entry with texts of the service, such as a health issue. Entries of older versions have no values. */
type Entry<Part extends string> = { readonly [P in Part]?: string | null | undefined } & {
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

/** Translates one text of an entry; empty if it has none. */
export const said = <Part extends string>(entry: Entry<Part>, part: Part): string =>
  told((entry.values?.[part] as Said | string | undefined) ?? entry[part] ?? '')
