import type { Database } from 'bun:sqlite'
import { decoded, hasFileEnding } from './mask-places'
import { type Kind, type Mask, type Masks, mayOccur } from './masks'
import { isOrdinaryText, wordsIn } from './name-index'

/** What a column or a query yields. `json`: any JSON with strings inside; `url` and `path`: the parts of it are names. */
type Yield = Kind | 'path' | 'url' | 'json' | 'magnet'
/** Rows of up to three values: a name, the number of the thing, and another key of it. */
type Source = { readonly as: Yield; readonly sql: string }

const from = (table: string, as: Yield, ...columns: string[]): Source[] =>
  columns.map((column) => ({ as, sql: `SELECT DISTINCT "${column}" FROM "${table}" WHERE "${column}" IS NOT NULL` }))
const numbered = (table: string, as: Kind): Source => ({ as, sql: `SELECT name, id FROM "${table}"` })
const itemsOf = (table: string, as: Yield, column: string): Source => {
  const [list, field] = column.split('.', 2)
  const item = field === undefined ? 'item.value' : `item.value ->> '$.${field}'`
  return { as, sql: `SELECT DISTINCT ${item} FROM "${table}", json_each("${table}"."${list}") AS item` }
}

/** Where the library has names of anything, those of things that are gone included. Things with numbers come first. */
export const sources: readonly Source[] = [
  { as: 'movie', sql: `SELECT title, id, 'metadata id ' || metadata_id FROM movies` },
  { as: 'movie', sql: 'SELECT original_title, id FROM movies' },
  { as: 'movie', sql: 'SELECT item.value, movies.id FROM movies, json_each(movies.alternative_titles) AS item' },
  { as: 'movie', sql: `SELECT title || ' (' || year || ')', id FROM movies WHERE year IS NOT NULL` },
  { as: 'movie', sql: `SELECT folder, id FROM movies WHERE folder NOT GLOB '*[/\\]*'` },
  { as: 'movie', sql: 'SELECT sort_title, id FROM movies' },
  { as: 'movie', sql: 'SELECT clean_title, id FROM movies' },
  { as: 'movie', sql: 'SELECT item.value, movies.id FROM movies, json_each(movies.external_ids) AS item' },
  numbered('collections', 'collection'),
  numbered('indexers', 'indexer'),
  numbered('download_clients', 'client'),
  numbered('lists', 'list'),
  numbered('webhooks', 'webhook'),
  ...from('exclusions', 'movie', 'title'),
  ...from('follow_movies', 'movie', 'title'),
  { as: 'collection', sql: `SELECT name FROM follows WHERE kind = 'collection'` },
  ...from('follows', 'person', 'name'),
  { as: 'movie', sql: `SELECT query ->> '$.q' FROM follows WHERE query IS NOT NULL` },
  ...from('list_items', 'movie', 'title'),
  ...from('tracker_watchlist', 'movie', 'title'),
  ...from('library_scan_items', 'movie', 'title'),
  ...from('releases', 'release', 'title'),
  ...from('blocklist', 'release', 'title'),
  ...from('taken_hashes', 'release', 'title'),
  ...from('downloads', 'release', 'title'),
  ...from('files', 'release', 'release_name', 'original_name'),
  ...from('root_folders', 'path', 'path'),
  ...from('movies', 'path', 'folder'),
  ...from('files', 'path', 'relative_path', 'imported_from'),
  ...from('subtitles', 'path', 'relative_path'),
  ...from('recycle', 'path', 'relative_path', 'recycle_path'),
  ...from('library_scan_items', 'path', 'relative_path'),
  ...from('downloads', 'path', 'save_path'),
  itemsOf('downloads', 'path', 'files.path'),
  ...from('downloads', 'magnet', 'magnet'),
  itemsOf('downloads', 'url', 'more_trackers'),
  ...from('releases', 'url', 'info_url', 'source_url', 'guid'),
  ...from('releases', 'magnet', 'magnet_url'),
  ...from('indexers', 'url', 'url'),
  ...from('webhooks', 'url', 'url'),
  itemsOf('webhooks', 'path', 'path_map.to'),
  ...from('tracker_account', 'url', 'url'),
  ...from('tracker_account', 'user', 'username'),
  ...from('offsite', 'url', 'place'),
  ...from('offsite', 'user', 'user'),
  ...from('sessions', 'device', 'label', 'device', 'app', 'user_agent'),
  ...from('sessions', 'host', 'host'),
  ...from('edits', 'device', 'device'),
  ...from('dlna_devices', 'device', 'name', 'user_agent'),
  ...from('screens', 'device', 'name', 'model'),
  ...from('config', 'user', 'subtitles_username'),
  { as: 'device', sql: `SELECT dlna_name FROM config WHERE dlna_name <> 'Marquee'` },
  ...from('config', 'path', 'download_path', 'backup_path', 'media_tool_path'),
  ...from('config', 'url', 'public_url', 'metadata_url', 'tracker_url', 'subtitles_url', 'list_url', 'vpn_exit_url'),
  ...from('config', 'host', 'vpn_endpoint', 'vpn_proxy', 'listen_address'),
  ...['tags', 'quality_profiles', 'custom_formats', 'views', 'storage_rules', 'movie_versions'].flatMap((table) =>
    from(table, 'name', 'name'),
  ),
  ...from('movie_versions', 'name', 'edition'),
  itemsOf('movie_people', 'person', 'cast.name'),
  itemsOf('movie_people', 'person', 'crew.name'),
  ...from('indexers', 'json', 'settings_json', 'link_origins'),
  ...from('download_clients', 'json', 'settings_json'),
  ...from('lists', 'json', 'settings'),
  ...from('recycle', 'json', 'file'),
  ...from('movies', 'json', 'last_search'),
  ...from('imports', 'json', 'report'),
  ...from('import_made', 'json', 'made'),
  ...from('edits', 'json', 'what'),
  ...from('edit_rows', 'json', 'before', 'after'),
  ...from('edit_rows', 'name', 'label'),
  { as: 'json', sql: 'SELECT data FROM history ORDER BY id DESC LIMIT 300000' },
]

type Learn = {
  readonly masks: Masks
  readonly present: ReadonlySet<string>
  readonly learn: (record: object) => void
  readonly host: (name: string) => void
}

/** Learns every name in the library that may occur in the report, as all of its words occur there. */
export const learnLibrary = (db: Database, of: Learn): void => {
  const number = numbering(of)
  const learn = learningBy(of)
  for (const { as, sql } of sources)
    for (const row of db.query<Record<string, unknown>, []>(sql).iterate()) {
      const [value, id, key] = Object.values(row)
      if (typeof value !== 'string' || value === '') continue
      if (typeof id === 'number') number(as as Kind, { name: value, id, key })
      else learn(as, value)
    }
}

/** A thing keeps the number that it has in the library, so that lines with its id say which one they mean. */
const numbering = ({ masks, present }: Learn) => {
  const things = new Map<string, Mask>()
  const thingOf = (kind: Kind, id: number): Mask => {
    const thing = things.get(`${kind}-${id}`) ?? masks.numbered(kind, id)
    things.set(thing.text, thing)
    return thing
  }
  return (kind: Kind, { name, id, key }: { name: string; id: number; key: unknown }): void => {
    const thing = thingOf(kind, id)
    if (mayOccur(name, present)) masks.know(kind, name, thing)
    if (typeof key === 'string') masks.alias(kind, key, thing)
  }
}

const learningBy = ({ masks, present, learn, host }: Learn) => {
  const address = (url: string): void => {
    const { hostname, pathname } = URL.parse(url) ?? {}
    if (hostname && mayOccur(hostname, present)) host(hostname)
    // The path of an indexer may be its name, and that of a webhook its key.
    for (const part of pathname?.split('/') ?? [])
      if (part.length > 3 && !isOrdinaryText(part) && mayOccur(decoded(part), present)) masks.know('text', decoded(part))
  }
  const inWay: { readonly [Y in Yield]?: (value: string) => void } = {
    path: (value) => knowPath(masks, present, value),
    url: address,
    host: (value) => address(`http://${value}`),
    magnet: (value) => {
      for (const [name, text] of new URLSearchParams(value.slice(value.indexOf('?')))) if (name === 'tr') address(text)
    },
    json: (value) => {
      const record = parsed(value)
      if (typeof record === 'object' && record !== null) learn(record)
      for (const [url] of value.matchAll(/(?<![a-z])[a-z]+:\/\/[^\s"\\]+/gi)) address(url)
    },
  }
  return (as: Yield, value: string): void => {
    if (inWay[as]) inWay[as](value)
    else if (mayOccur(value, present)) masks.know(as as Kind, value)
  }
}

/** In a text, nothing says where a folder ends that has a space in its name, or that it is one. */
const knowPath = (masks: Masks, present: ReadonlySet<string>, path: string): void => {
  for (const part of path.split(/[\\/]+/)) {
    if (!part.includes(' ') || !mayOccur(part, present)) continue
    masks.knowFolder(part)
    if (hasFileEnding(part)) masks.know('file', part.slice(0, part.lastIndexOf('.')))
    else masks.know('folder', part)
  }
}

const parsed = (json: string): unknown => {
  try {
    return JSON.parse(json)
  } catch {
    // A row of an older version, or damaged: it has no names that we could read.
    return null
  }
}

/** All words of a text, however it is escaped. */
export const noteWords = (text: string, present: Set<string>): void => {
  for (const { word } of wordsIn(text)) present.add(word)
}
