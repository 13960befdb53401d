import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext, createRoute, createRouter, redirect } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import {
  configFieldsQuery,
  configQuery,
  downloadsQuery,
  facetsQuery,
  healthQuery,
  indexersQuery,
  moviePageQuery,
  movieQuery,
  rootFoldersQuery,
} from './data/api/queries'
import { base } from './data/base'
import { read } from './data/read-search'
import { withWords } from './i18n/translate'
import { showOnceAnswered } from './kit/answered'
import { keepHistoryInOrder } from './kit/back'
import { screen } from './kit/later'
import { discoverSearch } from './screens/discover/search'
import { type HistoryKind, historyKinds } from './screens/history/kind-names'
import { HomePage } from './screens/home/page'
import { begunQuery, bestMoviesQuery } from './screens/home/queries'
import { homeRows } from './screens/home/rows'
import { type LibrarySearch, librarySearch, queryOf } from './screens/library/search'
import { type TabName, tabNames } from './screens/movie/tab-names'
import { personSearch } from './screens/person/search'
import { logSearch } from './screens/system/log-search'
import { type Step, steps } from './screens/welcome/steps'
import { Lost, ScreenProblem } from './shell/fallbacks'
import { Frame } from './shell/frame'
import { letLastClickWin } from './shell/last-click'

const root = createRootRouteWithContext<{ queries: QueryClient }>()({ component: Frame, notFoundComponent: Lost })
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
const oneOf = <V extends string>(value: unknown, words: readonly V[]) => words.find((word) => word === value)

const plain = <P extends string, N extends string, M extends Record<N, () => ReactNode>>(path: P, load: () => Promise<M>, name: N) =>
  createRoute({ getParentRoute: () => root, path, component: screen(() => withWords('rooms', load()), name) })

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  loader: ({ context: { queries } }) => {
    for (const query of [bestMoviesQuery, homeRows.ready, begunQuery]) void queries.prefetchQuery(query)
    void queries.prefetchQuery(downloadsQuery)
    void queries.prefetchQuery(healthQuery)
  },
  component: HomePage,
})
const library = createRoute({
  getParentRoute: () => root,
  path: 'library',
  validateSearch: read<LibrarySearch>(librarySearch),
  loaderDeps: ({ search }): LibrarySearch => search,
  loader: ({ context, deps }) => {
    void context.queries.prefetchQuery(moviePageQuery(queryOf(deps), 0, undefined))
    void context.queries.prefetchQuery(facetsQuery(queryOf(deps)))
  },
  component: screen(() => withWords('rooms', import('./screens/library/page')), 'LibraryPage'),
})
const movie = createRoute({
  getParentRoute: () => root,
  path: 'movies/$id',
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  validateSearch: read((search): { tab?: TabName } => {
    const tab = oneOf(search.tab, tabNames)
    return tab ? { tab } : {}
  }),
  loader: ({ context, params }) => {
    if (params.id > 0) void context.queries.prefetchQuery(movieQuery(params.id))
  },
  component: screen(() => withWords('rooms', import('./screens/movie/page')), 'MoviePage'),
})
const person = createRoute({
  getParentRoute: () => root,
  path: 'people/$person',
  params: { parse: ({ person }) => ({ person: Number(person) }), stringify: ({ person }) => ({ person: String(person) }) },
  validateSearch: read(personSearch),
  component: screen(() => withWords('rooms', import('./screens/person/page')), 'PersonPage'),
})
const collections = plain('collections', () => import('./screens/collections/page'), 'CollectionsPage')
const list = createRoute({
  getParentRoute: () => root,
  path: 'lists/$list',
  params: { parse: ({ list }) => ({ list: Number(list) }), stringify: ({ list }) => ({ list: String(list) }) },
  component: screen(
    () => withWords('rooms', withWords('system', withWords('settings', import('./screens/manage/lists/list-page')))),
    'ListPage',
  ),
})
const watch = createRoute({
  getParentRoute: () => root,
  path: 'watch/$id',
  params: { parse: ({ id }) => ({ id: Number(id) }), stringify: ({ id }) => ({ id: String(id) }) },
  validateSearch: read((search): { file?: number; download?: number; from?: 'start' | 'resume' } => {
    const of = (name: 'file' | 'download') => (Number(search[name]) > 0 ? { [name]: Number(search[name]) } : {})
    const { from } = search
    return { ...of('file'), ...of('download'), ...(from === 'start' || from === 'resume' ? { from } : {}) }
  }),
  component: screen(() => withWords('player', import('./screens/player/page')), 'PlayerPage'),
})
const discover = createRoute({
  getParentRoute: () => root,
  path: 'discover',
  validateSearch: read(discoverSearch),
  component: screen(() => withWords('rooms', import('./screens/discover/page')), 'DiscoverPage'),
})
const knownMovie = createRoute({
  getParentRoute: () => root,
  path: 'discover/movie/$metadata',
  params: { parse: ({ metadata }) => ({ metadata: Number(metadata) }), stringify: ({ metadata }) => ({ metadata: String(metadata) }) },
  component: screen(() => withWords('rooms', import('./screens/known-movie/page')), 'KnownMoviePage'),
})
const activity = createRoute({
  getParentRoute: () => root,
  path: 'activity',
  validateSearch: read((search): { tab?: 'attention' | 'history' | 'changes'; kind?: HistoryKind } => {
    const tab = oneOf(search.tab, ['attention', 'history', 'changes'])
    const kind = tab === 'history' ? oneOf(search.kind, historyKinds) : undefined
    return { ...(tab && { tab }), ...(kind && { kind }) }
  }),
  loader: ({ context }) => void context.queries.prefetchQuery(downloadsQuery),
  component: screen(() => withWords('rooms', import('./screens/activity/page')), 'ActivityPage'),
})
const wanted = createRoute({
  getParentRoute: () => root,
  path: 'wanted',
  validateSearch: read((search): { tab?: 'cutoff' | 'subtitles' } => {
    const tab = oneOf(search.tab, ['cutoff', 'subtitles'])
    return tab ? { tab } : {}
  }),
  component: screen(() => withWords('rooms', import('./screens/wanted/page')), 'WantedPage'),
})
const calendar = createRoute({
  getParentRoute: () => root,
  path: 'calendar',
  validateSearch: read((search): { month?: string } => {
    const month = text(search.month)
    return month && /^\d{4}-\d{2}$/.test(month) ? { month } : {}
  }),
  component: screen(() => withWords('rooms', import('./screens/calendar/page')), 'CalendarPage'),
})
const health = plain('checks', () => import('./screens/health/page'), 'HealthPage')
const storage = plain('storage', () => import('./screens/storage/page'), 'StoragePage')
const year = createRoute({
  getParentRoute: () => root,
  path: 'year/$year',
  params: { parse: ({ year }) => ({ year: Number(year) }), stringify: ({ year }) => ({ year: String(year) }) },
  component: screen(() => withWords('rooms', import('./screens/year/page')), 'YearPage'),
})
const more = createRoute({
  getParentRoute: () => root,
  path: 'more',
  component: screen(() => import('./shell/more'), 'MorePage'),
})
const settings = createRoute({
  getParentRoute: () => root,
  path: 'settings',
  loader: ({ context }) => void context.queries.prefetchQuery(configFieldsQuery),
  component: screen(() => withWords('settings', import('./screens/settings/frame')), 'SettingsFrame'),
})
const settingsIndex = createRoute({
  getParentRoute: () => settings,
  path: '/',
  component: screen(() => withWords('settings', import('./screens/settings/overview')), 'SettingsOverview'),
})
const settingsSection = createRoute({
  getParentRoute: () => settings,
  path: '$section',
  component: screen(() => withWords('settings', import('./screens/settings/section')), 'SettingsSection'),
})
const history = createRoute({
  getParentRoute: () => root,
  path: 'history',
  beforeLoad: () => {
    throw redirect({ to: '/activity', search: { tab: 'history' } })
  },
})

const section = <P extends string, N extends string, M extends Record<N, () => ReactNode>>(path: P, load: () => Promise<M>, name: N) =>
  createRoute({
    getParentRoute: () => settings,
    path,
    component: screen(() => withWords('system', withWords('settings', load())), name),
  })
const clients = section('download-clients', () => import('./screens/manage/clients/page'), 'DownloadClientsPage')
const quality = section('quality', () => import('./screens/manage/quality/page'), 'QualityProfilesPage')
const preferences = section('preferences', () => import('./screens/manage/formats/page'), 'CustomFormatsPage')
const tags = section('tags', () => import('./screens/manage/tags/page'), 'TagsPage')
const followedLists = section('followed-lists', () => import('./screens/manage/lists/page'), 'FollowedListsPage')
const radarr = section('radarr', () => import('./screens/radarr/page'), 'RadarrPage')
const moveOut = section('export', () => import('./screens/export/page'), 'ExportPage')
const archives = section('archives', () => import('./screens/system/backups'), 'BackupsPage')
const logs = createRoute({
  getParentRoute: () => settings,
  path: 'logs',
  validateSearch: read(logSearch),
  component: screen(() => withWords('system', withWords('settings', import('./screens/system/logs'))), 'LogsPage'),
})
const recycle = createRoute({
  getParentRoute: () => settings,
  path: 'recycle',
  validateSearch: read((search): { tab?: 'releases' | 'movies' } => {
    const tab = oneOf(search.tab, ['releases', 'movies'])
    return tab ? { tab } : {}
  }),
  component: screen(() => withWords('system', withWords('settings', import('./screens/manage/recycle/page'))), 'RecyclePage'),
})
const diagnostics = section('diagnostics', () => import('./screens/system/diagnostics'), 'DiagnosticsPage')
const welcome = createRoute({
  getParentRoute: () => root,
  path: 'welcome',
  validateSearch: read((search): { step?: Step } => {
    const step = oneOf(search.step, steps)
    return step ? { step } : {}
  }),
  loader: ({ context: { queries } }) => {
    void queries.prefetchQuery(rootFoldersQuery)
    void queries.prefetchQuery(configQuery)
    void queries.prefetchQuery(indexersQuery)
  },
  component: screen(() => withWords('rooms', withWords('system', withWords('settings', import('./screens/welcome/page')))), 'WelcomePage'),
})

const routeTree = root.addChildren([
  home,
  library,
  movie,
  person,
  collections,
  list,
  watch,
  discover,
  knownMovie,
  activity,
  wanted,
  calendar,
  storage,
  year,
  health,
  more,
  history,
  welcome,
  settings.addChildren([
    settingsIndex,
    section('appearance', () => import('./screens/settings/appearance'), 'AppearancePage'),
    section('indexers', () => import('./screens/manage/indexers/page'), 'IndexersPage'),
    section('folders', () => import('./screens/manage/folders/page'), 'FoldersPage'),
    section('scan', () => import('./screens/scan/page'), 'ScanPage'),
    section('devices', () => import('./screens/system/devices'), 'DevicesPage'),
    clients,
    quality,
    preferences,
    tags,
    followedLists,
    section('try', () => withWords('rooms', import('./screens/manage/simulator/page')), 'SimulatorPage'),
    section('connections', () => import('./screens/manage/connections/page'), 'ConnectionsPage'),
    section('following', () => withWords('rooms', import('./screens/manage/following/page')), 'FollowingPage'),
    section('webhooks', () => import('./screens/manage/webhooks/page'), 'WebhooksPage'),
    section('storage-rules', () => import('./screens/manage/storage/page'), 'StorageRulesPage'),
    radarr,
    moveOut,
    recycle,
    section('tasks', () => withWords('events', import('./screens/system/tasks')), 'TasksPage'),
    logs,
    archives,
    diagnostics,
    section('about', () => import('./screens/system/about'), 'AboutPage'),
    settingsSection,
  ]),
])

export const createAppRouter = (queries: QueryClient) => {
  keepHistoryInOrder()
  const router = createRouter({
    routeTree,
    basepath: base || '/',
    context: { queries },
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: true,
    defaultErrorComponent: ScreenProblem,
    defaultNotFoundComponent: Lost,
    defaultPendingMs: 150,
  })
  letLastClickWin(router)
  showOnceAnswered(router)
  return router
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
