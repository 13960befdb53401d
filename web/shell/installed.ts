import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { downloadsQuery } from '../data/api/queries'
import { base } from '../data/base'
import { preferences } from '../kit/preferences'
import { troubleOf } from '../screens/activity/states'
import { given, openLayer } from './layers'
import { registerWorker } from './offline/register'

type Launch = { readonly files: readonly { getFile: () => Promise<File> }[] }
type LaunchQueue = { setConsumer: (take: (launch: Launch) => void) => void }
type Badged = { setAppBadge?: (count: number) => Promise<void> }

const CACHE = 'given'

const receive = (text: string, files: readonly File[]) => {
  if (text.trim() === '' && files.length === 0) return
  given.set({ text, files })
  openLayer('given')
}

/** Files that another app shared. The service worker has put them aside, see worker.js; they are handed over once. */
const takeShared = async (): Promise<File[]> => {
  if (!('caches' in window)) return []
  const cache = await caches.open(CACHE)
  const requests = await cache.keys()
  const files = requests.map(async (request) => {
    const name = decodeURIComponent(request.url.slice(request.url.lastIndexOf('/') + 1))
    return new File([await (await cache.match(request))!.blob()], name)
  })
  const taken = await Promise.all(files)
  await caches.delete(CACHE)
  return taken
}

/** A shared text, or a magnet link that was opened elsewhere, stands in the address once. */
const takeFromAddress = async () => {
  const address = new URL(location.href)
  const text = address.searchParams.get('give')
  if (text === null) return
  address.searchParams.delete('give')
  // Bypasses the router's patched `history.replaceState`, which would close the dialog.
  History.prototype.replaceState.call(history, history.state, '', address)
  receive(text, await takeShared().catch(() => []))
}

const takeOpenedFiles = () =>
  (window as { launchQueue?: LaunchQueue }).launchQueue?.setConsumer((launch) => {
    void Promise.all(launch.files.map((file) => file.getFile())).then((files) => receive('', files))
  })

const showLanguage = () => {
  const { language } = preferences.get()
  const file = language === 'en' ? 'manifest.webmanifest' : `manifest.${language}.webmanifest`
  document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.setAttribute('href', `${base}/${file}`)
}

const showAttention = (queries: QueryClient) => {
  const { setAppBadge } = navigator as Badged
  if (!setAppBadge) return
  const downloads = new QueryObserver(queries, downloadsQuery)
  const show = () => {
    const { data } = downloads.getCurrentResult()
    // A browser refuses it while the app is not installed.
    if (data) void setAppBadge.call(navigator, troubleOf(data.results).attention.length).catch(() => undefined)
  }
  downloads.subscribe(show)
  show()
}

/**
 * What an installed web app does beyond a page: it opens what the system hands to it, its icon shows how many downloads need attention, and
 * its names follow the language. Then installs the offline page.
 */
export const install = async (queries: QueryClient): Promise<void> => {
  void takeFromAddress()
  takeOpenedFiles()
  showLanguage()
  preferences.subscribe(showLanguage)
  showAttention(queries)
  await registerWorker()
}
