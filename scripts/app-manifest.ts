import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { words as german } from '../web/i18n/de/core'
import { words as english } from '../web/i18n/en/core'
import { words as french } from '../web/i18n/fr/core'

type Shortcut = { name: string; url: string }
type Manifest = { description: string; lang: string; shortcuts: Shortcut[] }
type Words = { readonly [key: string]: unknown }

const original = JSON.parse(readFileSync(join(import.meta.dir, '../web/public/manifest.webmanifest'), 'utf8')) as Manifest

const inWords = (lang: string, description: string, words: Words): Manifest => ({
  ...original,
  lang,
  description,
  shortcuts: original.shortcuts.map(({ url }) => ({ url, name: String(words[`nav.${url}`]) })),
})

/** What the system shows of the installed web app, by file name. The English one is the file itself. */
export const appManifests: Readonly<Record<string, Manifest>> = {
  'manifest.webmanifest': inWords('en', 'Your movie library', english),
  'manifest.de.webmanifest': inWords('de', 'Deine Filmsammlung', german),
  'manifest.fr.webmanifest': inWords('fr', 'Votre collection de films', french),
}
