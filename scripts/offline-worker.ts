import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { along as germanAlong } from '../web/i18n/de/along'
import { words as german } from '../web/i18n/de/core'
import { along as englishAlong } from '../web/i18n/en/along'
import { words as english } from '../web/i18n/en/core'
import { along as frenchAlong } from '../web/i18n/fr/along'
import { words as french } from '../web/i18n/fr/core'
import { type OfflineWords, offlinePage } from '../web/shell/offline/page'

/** The service worker with the offline page embedded. Changed texts make a new worker. */
export const offlineWorker = (): string => {
  const { html, policy } = offlinePage({
    en: wordsOf(english, englishAlong),
    de: wordsOf(german, germanAlong),
    fr: wordsOf(french, frenchAlong),
  })
  return readFileSync(join(import.meta.dir, '../web/shell/offline/worker.js'), 'utf8')
    .replace('__PAGE__', () => JSON.stringify(html))
    .replace('__POLICY__', () => JSON.stringify(policy))
}

type Own = 'title' | 'text' | 'computer' | 'network' | 'retry'
type Catalog = { readonly [K in `offline.${Own}`]: unknown }
type Along = { readonly [K in `along.${Exclude<keyof OfflineWords, Own>}`]: unknown }

const wordsOf = (words: Catalog, along: Along): OfflineWords => ({
  title: String(words['offline.title']),
  text: String(words['offline.text']),
  computer: String(words['offline.computer']),
  network: String(words['offline.network']),
  retry: String(words['offline.retry']),
  on_device: String(along['along.on_device']),
  gone: String(along['along.gone']),
  close: String(along['along.close']),
})
