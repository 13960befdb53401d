import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dir, 'art')

/** Where each picture is, by its name. Used when running from source; an executable contains only what is imported by name (`#art`). */
export const art: Readonly<Record<string, string>> = Object.fromEntries(readdirSync(folder).map((name) => [name, join(folder, name)]))
