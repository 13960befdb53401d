import { arrApiVersion } from './answer'
import type { Call, Routes } from './book'
import { commandShown } from './commands'
import type { Services } from './services'
import type { Entry } from './shelf'
import { pagedAs } from './wire'

/** The service itself: state, health, commands, and lists by date. */
export const systemRoutes = (deps: Services): Routes => {
  const { commands, health } = deps
  return {
    'GET system/status': () => statusOf(deps),
    'GET health': ({ request }) => health.entries().map((entry) => healthShown(entry, deps.originOf(request))),
    'POST command': ({ body }) => commandShown(commands.start(body)),
    'GET command': () => commands.list().map(commandShown),
    'GET command/{id}': ({ id }) => commandShown(commands.get(id)),
    'GET calendar': (call) => calendar(deps, call),
    'GET wanted/missing': (call) => wanted(deps, call, ['wanted', 'missing_file']),
    'GET wanted/cutoff': (call) => wanted(deps, call, ['upgradable']),
    // decluttarr insists on English.
    'GET config/ui': () => ({ id: 1, firstDayOfWeek: 0, uiLanguage: 1, movieInfoLanguage: 1, theme: 'auto' }),
    'GET notification': () => [],
    'GET importlist': () => [],
  }
}

/** `appName`: some apps refuse any other program. */
const statusOf = ({ config, startedAt }: Services) => ({
  appName: 'Radarr',
  instanceName: 'Marquee',
  version: arrApiVersion,
  buildTime: startedAt,
  startTime: startedAt,
  isDebug: false,
  isProduction: true,
  isAdmin: false,
  isUserInteractive: false,
  startupPath: '/',
  appData: '/',
  branch: 'master',
  authentication: 'external',
  migrationVersion: 0,
  mode: 'console',
  runtimeName: 'bun',
  urlBase: config.get().base_url ?? '',
})

/** Programs insist on an address for more, so an issue without a page of its own leads to the list of all. */
export const healthShown = ({ code, severity, title, detail, fix }: ReturnType<Services['health']['entries']>[number], origin: string) => ({
  source: code,
  type: severity,
  message: detail === null ? title : `${title}. ${detail}`,
  wikiUrl: `${origin}${fix?.route ?? '/checks'}`,
})

/** Movies with a release between two days, by default from today for a week. */
const calendar = async ({ clock, shelf }: Services, { query }: Call) => {
  const day = (name: string, ahead: number) => {
    const asked = Date.parse(query.text(name) ?? '')
    return new Date(Number.isNaN(asked) ? clock.now().getTime() + ahead * 86_400_000 : asked).toISOString().slice(0, 10)
  }
  const [start, end] = [day('start', 0), day('end', 7)]
  const isShown = ({ days, monitored }: Entry) =>
    (monitored || (query.flag('unmonitored') ?? false)) && days.some((each) => each >= start && each <= end)
  const found = (await shelf.entries()).filter(isShown)
  return [...shelf.some(found.map(({ id }) => id)).values()]
}

const wanted = async ({ shelf }: Services, { query }: Call, statuses: readonly Entry['status'][]) => {
  const isMonitored = query.flag('monitored') ?? true
  const found = (await shelf.entries()).filter(({ status, monitored }) =>
    isMonitored ? statuses.includes(status) && monitored : status === 'unmonitored',
  )
  const direction = /^desc/i.test(query.text('sortDirection') ?? '') ? 'descending' : 'ascending'
  const sign = direction === 'descending' ? -1 : 1
  // Titles to sort by are normalized already; comparing by language would hold up everything else in a large library.
  const sorted = found.toSorted((a, b) => (a.sortTitle < b.sortTitle ? -sign : a.sortTitle > b.sortTitle ? sign : a.id - b.id))
  const page = pagedAs(sorted, query, { key: 'movieMetadata.sortTitle', direction })
  return { ...page, records: [...shelf.some(page.records.map(({ id }) => id)).values()] }
}
