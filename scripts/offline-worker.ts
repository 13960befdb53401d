import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { words as german } from '../web/i18n/de/core'
import { words as english } from '../web/i18n/en/core'
import { words as french } from '../web/i18n/fr/core'
import { type OfflineWords, offlinePage } from '../web/shell/offline/page'

/** The service worker with the offline page embedded. Changed texts make a new worker. */
export const offlineWorker = (): string => {
  const { html, policy } = offlinePage({ en: wordsOf(english), de: wordsOf(german), fr: wordsOf(french) })
  return readFileSync(join(import.meta.dir, '../web/shell/offline/worker.js'), 'utf8')
    .replace('__PAGE__', () => JSON.stringify(html))
    .replace('__POLICY__', () => JSON.stringify(policy))
}

type Catalog = { readonly [K in `offline.${keyof OfflineWords}`]: unknown }

const wordsOf = (words: Catalog): OfflineWords => ({
  title: String(words['offline.title']),
  text: String(words['offline.text']),
  computer: String(words['offline.computer']),
  network: String(words['offline.network']),
  retry: String(words['offline.retry']),
})
