import type { Fact, Given, Part } from './fact'

const notificationsOf = ({ random }: Given): Part => {
  const all = [
    ['Discord', { webHookUrl: `https://discord.example/${random.word()}` }, 'OnGrab', 'release_grabbed'],
    ['Telegram', { chatId: random.word() }, 'OnDownload', 'import_completed'],
    ['Email', { server: random.word() }, 'OnHealthIssue', 'health_changed'],
    ['MediaBrowser', { host: random.word() }, 'OnMovieDelete', 'movie_removed'],
    ['CustomScript', { path: `/scripts/${random.word()}.sh` }, 'OnUpgrade', 'file_upgraded'],
  ] as const
  const rows = all.map(([Implementation, settings, event], place) => ({
    Name: `Tells ${place} ${random.word()}`,
    Implementation,
    Settings: JSON.stringify(settings),
    [event]: 1,
    Tags: place === 0 ? '[1]' : '[]',
  }))
  const facts = all.map(
    ([implementation, , , event], place): Fact => ({
      what: `notification by ${implementation}`,
      named: 'notifications',
      says: [String(rows[place]!.Name), implementation, event],
    }),
  )
  return {
    rows: { Notifications: rows },
    facts: [...facts, { what: 'notification for a tag', named: 'notifications', says: [String(rows[0]!.Name), 'tags'] }],
  }
}

const tablesOf = ({ random }: Given): Part => {
  const [kodi, emby] = [`Kodi ${random.word()}`, `Emby ${random.word()}`]
  const [view, waiting] = [`View ${random.word()}`, `${random.word()}.2160p`]
  const counted = (table: string, rows: number): Fact => ({
    what: `table ${table}`,
    named: 'state',
    says: [table, rows === 1 ? 'One entry' : `${rows} entries`],
  })
  const states = {
    DownloadHistory: 3,
    IndexerStatus: 2,
    DownloadClientStatus: 1,
    ImportListStatus: 2,
    ImportListMovies: 4,
    ScheduledTasks: 6,
    Commands: 2,
    UpdateHistory: 1,
  }
  return {
    rows: {
      Metadata: [
        { Enable: 1, Name: kodi, Implementation: 'XbmcMetadata' },
        { Enable: 1, Name: emby, Implementation: 'MediaBrowserMetadata' },
        { Enable: 0, Name: 'Off', Implementation: 'WdtvMetadata' },
      ],
      CustomFilters: [{ Type: 'movieIndex', Label: view, Filters: JSON.stringify([{ key: 'monitored', value: [true], type: 'equal' }]) }],
      PendingReleases: [{ Title: waiting, MovieId: 1 }],
      Users: [{ Username: random.word(), Password: random.word() }],
      ...Object.fromEntries(
        Object.entries(states).map(([table, count]) => [table, Array.from({ length: count }, (_, place) => ({ Id: place + 1 }))]),
      ),
    },
    facts: [
      { what: 'files for Kodi', named: 'metadata', says: [kodi, 'Xbmc'] },
      { what: 'files for Emby', named: 'metadata', says: [emby, 'MediaBrowser'] },
      { what: 'saved filter', named: 'views', says: [view, 'monitored'] },
      { what: 'release that waits', named: 'state', says: [waiting] },
      { what: 'sign-in', named: 'state', says: ['Users', 'password'] },
      ...Object.entries(states).map(([table, count]) => counted(table, count)),
    ],
  }
}

const autoTagsOf = ({ random, tags }: Given): Part => {
  const [name, genre, year] = [`Auto ${random.word()}`, random.word(), random.whole(1930, 1990)]
  const specification = (type: string, body: object) => ({
    type: `${type}Specification`,
    body: { name: type, negate: false, required: false, ...body },
  })
  const all = [specification('Genre', { value: [genre] }), specification('Year', { min: year, max: year + 5 })]
  const says = (what: string, ...words: string[]): Fact => ({ what: `auto tag: ${what}`, named: 'auto_tags', says: [name, ...words] })
  return {
    rows: { AutoTagging: [{ Name: name, Tags: '[2]', RemoveTagsAutomatically: 1, Specifications: JSON.stringify(all) }] },
    facts: [says('its tag', tags[1]!), says('genre', 'Genre', genre), says('years', 'Year', `${year}`), says('takes tags away', 'removes')],
  }
}

/** What has no home here. */
export const rest = (given: Given): Part[] => [
  notificationsOf(given),
  tablesOf(given),
  ...(given.schema === 242 ? [autoTagsOf(given)] : []),
]
