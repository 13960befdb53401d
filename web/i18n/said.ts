import type { Said } from './catalog'
import { told } from './told'

/** Something that the service says, such as a Health entry. One that is older than its values has texts alone. */
type Entry<Part extends string> = { readonly [P in Part]?: string | null | undefined } & {
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

/** One of its texts in the language of the person; empty when it has none. */
export const said = <Part extends string>(entry: Entry<Part>, part: Part): string =>
  told((entry.values?.[part] as Said | string | undefined) ?? entry[part] ?? '')
