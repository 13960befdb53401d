import { redacted } from '#server/foundation/lib/redact'
import { hasFileEnding, hasReleaseForm, type MaskPlaces } from './mask-places'
import { isMask, type Kind, type Masks } from './masks'
import { isOrdinaryText } from './name-index'

export type How = Kind | 'path' | 'url' | 'endpoint' | 'prose' | 'addresses' | 'word' | 'kept'
export type MaskFields = ReturnType<typeof createMaskFields>

const hows: Partial<Record<How, string>> = {
  movie: 'title movie original_title sort_title clean_title movie_title metadata_id tmdb_id imdb_id',
  person: 'person actor director cast crew',
  collection: 'collection',
  release: 'release release_title release_name original_name',
  path: 'path folder file file_name filename relative relative_path previous_path recycle_path save_path dir data_dir archive imported_from paths files',
  user: 'user username user_name login account owner subtitles_username',
  endpoint: 'host hostname domain server endpoint ip address mac remote peer',
  url: 'url uri href referer origin link_origins public_url',
  hash: 'info_hash hash checksum_sha256 session_id kept play_id',
  device: 'device label device_name user_agent screen',
  indexer: 'indexer indexers answered not_asked',
  client: 'client',
  list: 'list',
  webhook: 'webhook',
  name: 'tag tags profile rule view name',
  text: 'required_flags multi_languages q query search genres',
  prose: 'message error reason why said line problem detail stack text last_error warning',
  word: 'code method state kind type status subsystem level task quality language severity phase command upstream job ended outcome',
}
const howOf = new Map(Object.entries(hows).flatMap(([how, names]) => names.split(' ').map((name) => [name, how as How] as const)))
const plainWord = /^[A-Za-z0-9_.:+-]{1,40}$/
const programWord = /^(?:[a-z][a-z0-9_-]{0,40}|[A-Z]\w{0,30}(?:Error|Exception))$/
const moment = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/

type Context = { readonly masks: Masks; readonly places: MaskPlaces; readonly text: (text: string) => string }

/** Masks values by the name of their field; what no name explains is read as a text. */
export const createMaskFields = ({ masks, places, text }: Context) => {
  const { known, as } = places

  const inWay: { readonly [H in How]?: (value: string, of: object) => string } = {
    kept: (value) => value,
    path: (value, of) =>
      'method' in of && value.startsWith('/') ? places.ownPath(value) : isPath(value) ? places.path(value) : thing('name', value),
    url: (value) => places.url(value),
    endpoint: (value) => (/\s/.test(value) ? text(value) : /:\/\//.test(value) ? places.url(value) : places.endpoint(value)),
    prose: (value) => places.knownName(value) ?? text(value),
    addresses: (value) => value.replaceAll(/[^\s,]+/g, (each) => addressWithLength(each)),
    word: (value) => (isOrdinaryText(value) ? undefined : known(value)) ?? (plainWord.test(value) ? value : text(value)),
    movie: (value, of) => known(value) ?? ('code' in of ? text(value) : thing(hasReleaseForm(value) ? 'release' : 'movie', value)),
    name: (value, of) => known(value) ?? (programWord.test(value) && ('message' in of || 'stack' in of) ? value : thing('name', value)),
    indexer: (value) => orWord('indexer', value),
    client: (value) => orWord('client', value),
    list: (value) => orWord('list', value),
    webhook: (value) => orWord('webhook', value),
  }
  const addressWithLength = (text: string): string => {
    const [, address = text, length = ''] = /^(.*?)(\/\d{1,3})?$/.exec(text) ?? []
    return places.endpoint(address) + length
  }
  const thing = (kind: Kind, value: string): string => known(value) ?? as(kind, value)
  const orWord = (kind: Kind, value: string): string => known(value) ?? (/^[a-z_]{1,30}$/.test(value) ? value : as(kind, value))

  const string = (value: string, how: How | undefined, of: object): string => {
    if (value === '' || value === redacted || isMask(value) || moment.test(value)) return value
    if (how === undefined) return places.knownName(value) ?? text(value)
    return inWay[how]?.(value, of) ?? thing(how as Kind, value)
  }

  const value = (given: unknown, how?: How, of: object = {}): unknown => {
    if (typeof given === 'string') return string(given, how, of)
    if (Array.isArray(given)) return given.map((item) => value(item, how, of))
    if (typeof given === 'object' && given !== null) return record(given)
    return given
  }

  const field = (name: string, given: unknown, { of, how }: { of: object; how: How | undefined }): unknown => {
    // The number of a movie at the metadata provider is as good as its title.
    if (typeof given === 'number' && /^(?:metadata|tmdb|person|collection_metadata)_id$/.test(name))
      return as('movie', `metadata id ${given}`)
    return value(given, how, of)
  }

  const fieldName = (name: string): string => {
    const isIdentifier = /^[A-Za-z_][\w.-]{0,40}$/.test(name)
    if (isIdentifier && isOrdinaryText(name)) return name
    return known(name) ?? (isIdentifier ? name : text(name))
  }

  /** `more`: what is known about the fields of this one record. */
  const record = (of: object, more: Readonly<Record<string, How>> = {}): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(of).map(([name, given]) => [fieldName(name), field(name, given, { of, how: more[name] ?? howOf.get(name) })]),
    )

  return {
    record,
    value,
    ...learning(masks),
  }
}

const isPath = (value: string): boolean => /[\\/]/.test(value) || hasFileEnding(value)

const things: readonly How[] = ['movie', 'person', 'collection', 'release', 'user', 'device', 'indexer', 'client', 'list', 'webhook']
const thingIn = (name: string, given: string): Kind | undefined => {
  const how = howOf.get(name)
  if (!how || !things.includes(how) || !isTelling(given)) return undefined
  return how === 'movie' && hasReleaseForm(given) ? 'release' : (how as Kind)
}

/** Learns the things in records before any text is masked, so that texts are masked alike. What the library knows comes first. */
const learning = (masks: Masks) => {
  const heard = new Map<string, Kind>()
  const each = (of: object, found: (value: string, kind: Kind) => void): void => {
    for (const [name, given] of Object.entries(of)) {
      if (typeof given === 'object' && given !== null) each(given, found)
      if (typeof given === 'string' && !('code' in of)) noteThing(name, given, found)
    }
  }
  const noteThing = (name: string, given: string, found: (value: string, kind: Kind) => void): void => {
    const kind = thingIn(name, given)
    if (kind) found(given, kind)
  }
  return {
    learn: (record: object, isWanted: (value: string) => boolean): void =>
      each(record, (value, kind) => {
        if (isWanted(value)) masks.know(kind, value)
      }),
    hear: (record: object): void => each(record, (value, kind) => void heard.set(value, heard.get(value) ?? kind)),
    learnHeard: (): void => {
      for (const [value, kind] of heard) masks.know(kind, value)
    },
  }
}
/** A single plain word may be anything. */
const isTelling = (value: string): boolean => value.length > 5 && !isMask(value) && value !== redacted && !/^[a-z_]+$/.test(value)
