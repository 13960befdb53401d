import type { RadarrRows } from '../radarr'

export type Row = RadarrRows[string][number]
export type Answer = Record<string, unknown>

/** Names that do not matter to a reader: it goes by the number. */
export const numbered = (id: unknown) => ({ id: Number(id), name: `Name of ${String(id)}` })
export const list = (value: unknown): unknown[] =>
  typeof value === 'string' && value.startsWith('[') ? (JSON.parse(value) as unknown[]) : []
export const object = (value: unknown): Answer => (typeof value === 'string' ? (JSON.parse(value) as Answer) : {})
export const isOn = (value: unknown, usual = true): boolean => (value === undefined ? usual : value === 1)
export const moment = (value: unknown): string => String(value ?? '2024-05-06 07:08:09Z').replace(' ', 'T')
export const availability = (value: unknown): string => ['tba', 'announced', 'inCinemas', 'released'][Number(value ?? 3)] ?? 'released'
export const qualityOf = (value: unknown) => {
  const { quality, revision = { version: 1, real: 0, isRepack: false } } = object(value ?? '{"quality":7}')
  return { quality: { ...numbered(quality), source: 'bluray', resolution: 1080, modifier: 'none' }, revision }
}

/** What the API never shows: it is masked if there is any. */
const secrets = new Set(['apiKey', 'password', 'passkey'])
/** Settings of a kind as named fields; those inside another setting with a dot. */
const fieldsOf = (settings: Answer, usual: Answer): Answer[] => {
  const flat = Object.entries(settings).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).map(([inner, one]) => [`${name}.${inner}`, one] as const)
      : [[name, value] as const],
  )
  return Object.entries({ ...usual, ...Object.fromEntries(flat) }).map(([name, value], order) => ({
    order,
    name,
    label: name,
    type: 'textbox',
    advanced: false,
    privacy: secrets.has(name) ? 'apiKey' : 'normal',
    ...(value !== null && { value: secrets.has(name) && value !== '' ? '********' : value }),
  }))
}
export const providerOf = (row: Row): Answer => ({
  name: row.Name,
  fields: fieldsOf(object(row.Settings), usualOf[String(row.Implementation)] ?? {}),
  implementation: row.Implementation,
  implementationName: row.Implementation,
  configContract: `${String(row.Implementation)}Settings`,
  infoLink: 'https://wiki.example/',
  tags: list(row.Tags),
})
const usualOf: Readonly<Record<string, Answer>> = {
  Torznab: {
    baseUrl: '',
    apiPath: '/api',
    apiKey: '',
    categories: [2000],
    additionalParameters: null,
    multiLanguages: [],
    failDownloads: [],
    removeYear: false,
    minimumSeeders: 1,
    'seedCriteria.seedRatio': null,
    'seedCriteria.seedTime': null,
    rejectBlocklistedTorrentHashesWhileGrabbing: false,
    requiredFlags: [],
  },
  QBittorrent: { recentMoviePriority: 0, olderMoviePriority: 0, initialState: 0, sequentialOrder: false, contentLayout: 0 },
}

/** The answers for all rows of a table. */
export type Each = (table: string, convert: (row: Row) => Answer) => Answer[]
