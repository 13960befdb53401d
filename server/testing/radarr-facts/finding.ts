import { type Fact, type Given, type Here, named, type Part } from './fact'
import { profileNames } from './judging'

const indexersOf = ({ random, tags }: Given): Part => {
  const [site, feed] = ['Tagged site', 'Feed']
  const [key, path, cookie, parameters] = [random.word(), `/${random.word()}`, `a=${random.word()}`, `&cat=${random.word()}`]
  const [priority, seeders, ratio, minutes] = [random.whole(2, 20), random.whole(3, 30), random.whole(2, 9) + 0.5, random.whole(100, 9000)]
  const categories = [random.whole(2010, 2060), random.whole(100_000, 200_000)]
  const url = `https://${random.word()}.example/1/`
  const at = (here: Here) => named(here.indexers, site)
  const fact = (what: string, is: unknown, field: string): Fact => ({ what: `indexer: ${what}`, is, at: (here) => at(here)?.[field] })
  const torznab = {
    baseUrl: url,
    apiPath: path,
    apiKey: key,
    categories,
    minimumSeeders: seeders,
    seedCriteria: { seedRatio: ratio, seedTime: minutes },
  }
  const rest = { requiredFlags: [1, 32], multiLanguages: [2], additionalParameters: parameters, failDownloads: [0, 1], removeYear: true }
  const own = `Own ${random.word()}`
  return {
    rows: {
      Indexers: [
        {
          Id: 1,
          Name: site,
          Implementation: 'Torznab',
          Priority: priority,
          EnableRss: 0,
          EnableAutomaticSearch: 1,
          EnableInteractiveSearch: 0,
          Tags: '[1]',
          DownloadClientId: 1,
          Settings: JSON.stringify({ ...torznab, ...rest }),
        },
        {
          Id: 2,
          Name: feed,
          Implementation: 'TorrentRssIndexer',
          EnableAutomaticSearch: 0,
          EnableInteractiveSearch: 0,
          Settings: JSON.stringify({ baseUrl: `${url}feed`, cookie, allowZeroSize: true }),
        },
        { Id: 3, Name: own, Implementation: 'HDBits', Settings: JSON.stringify({ baseUrl: url, apiKey: key }) },
        { Id: 4, Name: 'News', Implementation: 'Newznab', Settings: JSON.stringify({ baseUrl: url, apiKey: key }) },
      ],
    },
    facts: [
      fact('address', url, 'url'),
      fact('key', key, 'api_key'),
      { what: 'indexer: path', is: path, at: (here) => (at(here)?.settings_json as Record<string, unknown> | undefined)?.api_path },
      fact('categories', categories, 'categories'),
      fact('priority', priority, 'priority'),
      fact('feed is off', false, 'enable_feed'),
      fact('search is on', true, 'enable_search'),
      fact('seeders', seeders, 'min_seeders'),
      fact('seed ratio', ratio, 'seed_ratio'),
      fact('seed time', minutes, 'seed_minutes'),
      fact('required flags', ['freeleech', 'internal'], 'required_flags'),
      fact('meaning of MULTi', ['French'], 'multi_languages'),
      {
        what: 'indexer: tags',
        is: [true],
        at: (here) => (at(here)?.tag_ids as number[] | undefined)?.map((id) => id === named(here.tags, tags[0]!)?.id),
      },
      {
        what: 'feed: cookie',
        is: cookie,
        at: (here) => (named(here.indexers, feed)?.settings_json as Record<string, unknown> | undefined)?.cookie,
      },
      {
        what: 'feed: no size',
        is: true,
        at: (here) => (named(here.indexers, feed)?.settings_json as Record<string, unknown> | undefined)?.accept_unknown_size,
      },
      { what: 'indexer: own client', named: 'indexers', says: [site, 'download client'] },
      { what: 'indexer: parameters', named: 'indexers', says: [site, 'additional parameters'] },
      { what: 'indexer: not for searches by hand', named: 'indexers', says: [site, 'by hand'] },
      { what: 'indexer: dangerous downloads', named: 'indexers', says: [site, 'executable', 'dangerous'] },
      { what: 'indexer: year left out', named: 'indexers', says: [site, 'year'] },
      { what: 'indexer with an own protocol', named: 'indexers', says: [own, 'HDBits'] },
      { what: 'indexer of Usenet', named: 'indexers', says: ['News', 'Usenet'] },
    ],
  }
}

const clientsOf = ({ random, schema }: Given): Part => {
  const [name, host, base, user, password, category] = [
    'Torrents',
    random.word(),
    random.word(),
    random.word(),
    random.word(),
    random.word(),
  ]
  const [port, priority, imported] = [random.whole(1000, 9000), random.whole(2, 9), random.word()]
  const [remote, local, second, secondLocal] = [
    `/${random.word()}/`,
    `/mnt/${random.word()}/`,
    `/${random.word()}/`,
    `/mnt/${random.word()}/`,
  ]
  const settings = {
    host,
    port,
    useSsl: true,
    urlBase: base,
    username: user,
    password,
    movieCategory: category,
    movieImportedCategory: imported,
  }
  const rest = {
    recentMoviePriority: 1,
    olderMoviePriority: 0,
    initialState: 2,
    sequentialOrder: true,
    firstAndLast: true,
    contentLayout: 1,
  }
  const stored = (here: Here) => named(here.clients, name)?.settings_json as Record<string, unknown> | undefined
  const fact = (what: string, is: unknown, field: string): Fact => ({ what: `client: ${what}`, is, at: (here) => stored(here)?.[field] })
  const alone = random.word()
  const left = (what: string, ...says: string[]): Fact => ({ what: `client: ${what}`, named: 'download_clients', says: [name, ...says] })
  return {
    rows: {
      DownloadClients: [
        {
          Id: 1,
          Name: name,
          Implementation: 'QBittorrent',
          Priority: priority,
          RemoveCompletedDownloads: 0,
          RemoveFailedDownloads: 0,
          Tags: '[1]',
          Settings: JSON.stringify({ ...settings, ...rest }),
        },
        { Id: 2, Name: 'Other', Implementation: 'Transmission', Settings: JSON.stringify({ host: random.word() }) },
        { Id: 3, Name: 'News', Implementation: 'Sabnzbd', Settings: JSON.stringify({ host: random.word() }) },
      ],
      RemotePathMappings: [
        { Host: host, RemotePath: remote, LocalPath: local },
        { Host: host, RemotePath: second, LocalPath: secondLocal },
        { Host: alone, RemotePath: '/a/', LocalPath: '/b/' },
      ],
    },
    facts: [
      fact('address', `https://${host}:${port}/${base}`, 'url'),
      fact('user name', user, 'username'),
      fact('password', password, 'password'),
      fact('category', category, 'category'),
      fact('mapping, there', remote, 'path_there'),
      fact('mapping, here', local, 'path_here'),
      fact('second mapping', [`${second} => ${secondLocal}`], 'more_paths'),
      { what: 'client: priority', is: priority, at: (here) => named(here.clients, name)?.priority },
      left('category after import', 'movieImportedCategory', imported),
      left('first and last parts first', 'firstAndLast'),
      left('in order', 'sequentialOrder'),
      left('starts paused', 'initialState', '2'),
      left('layout', 'contentLayout'),
      left('priority of recent movies', 'recentMoviePriority'),
      left('what is complete stays', 'removeCompletedDownloads'),
      left('what failed stays', 'removeFailedDownloads'),
      ...(schema === 242 ? [left('only for a tag', 'tags')] : []),
      { what: 'client that is not supported', named: 'download_clients', says: ['Other', 'Transmission'] },
      { what: 'client of Usenet', named: 'download_clients', says: ['News', 'Sabnzbd'] },
      { what: 'mapping without a client', named: 'path_mappings', says: [alone] },
    ],
  }
}

const listsOf = ({ random, shelf, tags }: Given): Part => {
  const [name, list, collection, feed, user, slug] = [
    'A list',
    `${random.whole(100, 9000)}`,
    `${random.whole(100, 9000)}`,
    random.word(),
    random.word(),
    random.word(),
  ]
  const more = { MinimumAvailability: 2, QualityProfileId: 2, RootFolderPath: shelf }
  const at = (here: Here) => named(here.lists, name)
  const fact = (what: string, is: unknown, field: keyof Here['lists'][number]): Fact => ({
    what: `list: ${what}`,
    is,
    at: (here) => at(here)?.[field],
  })
  const setting = (of: string, field: string, is: unknown): Fact => ({
    what: `list ${of}: ${field}`,
    is,
    at: (here) => named(here.lists, of)?.settings[field],
  })
  const [excluded, excludedYear, excludedId] = [`Excluded ${random.word()}`, random.whole(1900, 1990), random.whole(500_000, 600_000)]
  return {
    rows: {
      ImportLists: [
        {
          Name: name,
          Implementation: 'TMDbListImport',
          Settings: JSON.stringify({ listId: list }),
          ...more,
          Enabled: 0,
          EnableAuto: 1,
          Monitor: 2,
          SearchOnAdd: 0,
          Tags: '[2]',
        },
        { Name: 'A collection', Implementation: 'TMDbCollectionImport', Settings: JSON.stringify({ collectionId: collection }), ...more },
        { Name: 'A feed', Implementation: 'RSSImport', Settings: JSON.stringify({ link: `https://${feed}.example/feed` }), ...more },
        { Name: 'A tracker', Implementation: 'TraktListImport', Settings: JSON.stringify({ username: user, listname: slug }), ...more },
        {
          Name: 'Whole collections',
          Implementation: 'TMDbListImport',
          Settings: JSON.stringify({ listId: `${list}1` }),
          ...more,
          Monitor: 1,
        },
        { Name: 'Watchlist of Plex', Implementation: 'PlexImport', ...more },
      ],
      ImportExclusions: [{ TmdbId: excludedId, MovieTitle: excluded, MovieYear: excludedYear }],
    },
    facts: [
      setting(name, 'list', list),
      fact('off', false, 'enabled'),
      fact('adds', true, 'auto_add'),
      fact('monitored', false, 'monitored_when_added'),
      fact('search', false, 'search_when_added'),
      fact('availability', 'in_cinemas', 'minimum_availability'),
      { what: 'list: tags', is: [true], at: (here) => at(here)?.tag_ids.map((id) => id === named(here.tags, tags[1]!)?.id) },
      { what: 'list: profile', is: true, at: (here) => at(here)?.quality_profile_id === named(here.profiles, profileNames[1])?.id },
      { what: 'list: folder', is: shelf, at: (here) => here.roots.find(({ id }) => id === at(here)?.root_folder_id)?.path },
      setting('A collection', 'collection', collection),
      setting('A tracker', 'list', `${user}/${slug}`),
      { what: 'list: of a feed', is: true, at: (here) => named(here.lists, 'A feed')?.type === 'rss' },
      { what: 'list: monitors collections', named: 'lists', says: ['Whole collections', 'collection'] },
      { what: 'list that is not supported', named: 'lists', says: ['Watchlist of Plex', 'PlexImport'] },
      {
        what: 'exclusion',
        is: [excluded, excludedYear],
        at: ({ exclusions }) => exclusions.filter((one) => one.metadata_id === excludedId).flatMap((one) => [one.title, one.year]),
      },
    ],
  }
}

/** What finds and fetches releases. */
export const finding = (given: Given): Part[] => [indexersOf(given), clientsOf(given), listsOf(given)]
