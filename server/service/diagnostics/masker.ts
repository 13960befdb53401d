import { Database } from 'bun:sqlite'
import { openImage } from '#server/foundation/platform/db/image'
import { learnLibrary, noteWords } from './library-names'
import { createMaskFields, type How } from './mask-fields'
import { createMaskPlaces, decoded } from './mask-places'
import { createMaskSettings } from './mask-settings'
import { createMaskText, unescaped, withoutEscapes } from './mask-text'
import { createMasks, mayOccur, type Tally } from './masks'
import { isOrdinaryText } from './name-index'

/** Where the names come from. `isFrozen`: the disk refuses writes, so the library can only be read as a copy. */
export type MaskOrder = {
  readonly library: { readonly path: string; readonly isFrozen: boolean }
  readonly user: string | null
  readonly host: string | null
}
export type LogLine = { readonly target: string; readonly subsystem: string; readonly message: string; readonly fields_json: object | null }
export type Masker = ReturnType<typeof createMasker>

const commonUsers = /^(?:root|nobody|daemon|marquee|user|admin|app|node|bun|abc)$/i

/**
 * Replaces what tells whose library it is, each thing by the same mask everywhere. Shown everything first (`hear`), then it reads the names
 * from the library (`learn`), then it masks.
 */
export const createMasker = ({ library, user, host }: MaskOrder) => {
  const masks = createMasks()
  const places = createMaskPlaces(masks)
  const text = createMaskText(masks, places)
  const fields = createMaskFields({ masks, places, text })
  const settings = createMaskSettings(fields, places)
  const present = new Set<string>()
  const hosts = new Set<string>()

  const inOwnWay: Readonly<Record<string, Readonly<Record<string, How>>>> = {
    'meta.json': Object.fromEntries(
      ['app_version', 'schema_version', 'target_triple', 'os', 'os_family', 'arch'].map((name) => [name, 'kept']),
    ),
    'indexers-redacted.json': { name: 'indexer', engine: 'kept' },
    'backups.json': { app_version: 'kept' },
    'tasks.json': { name: 'kept' },
  }

  const records = (value: object | object[], more: Readonly<Record<string, How>>): object =>
    Array.isArray(value) ? value.map((each: object) => fields.record(each, more)) : fields.record(value, more)

  const descriptor = (line: string): string => {
    const [, name, value] = /^((?:User|Group)=)(.+)$/.exec(line) ?? []
    return name && value ? name + (commonUsers.test(value) ? value : places.as('user', value)) : text(line)
  }
  const moduleName = (name: string): string =>
    name
      .split('::')
      .map((part) => (isOrdinaryText(part) ? part : (places.known(part) ?? part)))
      .join('::')

  return {
    /** Notes what occurs. Nothing else is learned, so that a large library costs little. */
    hear: (given: string | object): void => {
      const written = typeof given === 'string' ? given : JSON.stringify(given)
      for (const text of readings(written)) noteWords(text, present)
      if (typeof given === 'object') fields.hear(given)
      for (const [, host] of written.matchAll(/:\/\/(?:[^/?#@\s"]{1,200}@)?([\w.-]+)/g)) hosts.add(host!.toLowerCase())
    },
    learn: (): void => {
      const db = library.isFrozen ? openImage(library.path) : new Database(library.path, { readonly: true })
      try {
        db.run('PRAGMA busy_timeout = 5000')
        learnLibrary(db, {
          masks,
          present,
          learn: (record) => fields.learn(record, (name) => mayOccur(name, present)),
          host: places.learnHost,
        })
      } finally {
        db.close()
      }
      if (user && !commonUsers.test(user)) masks.know('user', user)
      for (const name of host === null ? hosts : [host, ...hosts]) places.learnHost(name)
      fields.learnHeard()
    },
    entry: (name: string, content: string): string => {
      if (!name.endsWith('.json')) return content.split('\n').map(descriptor).join('\n')
      const value = JSON.parse(content) as object | object[]
      const masked = name.startsWith('config') ? settings(value) : records(value, inOwnWay[name] ?? {})
      return `${JSON.stringify(masked, null, 2)}\n`
    },
    line: <Line extends LogLine>(line: Line): Line => ({
      ...line,
      target: moduleName(line.target),
      subsystem: moduleName(line.subsystem),
      message: text(line.message),
      fields_json: line.fields_json && fields.record(line.fields_json),
    }),
    tallies: (): Tally[] => masks.tallies(),
  }
}

/** A text as it stands, and as it reads once its escapes and codes are resolved, which may hold others. */
const readings = (text: string): string[] => {
  const found = [text]
  for (let left = mostReadings; left > 0; left--) {
    const last = found.at(-1)!
    const next = /[\\%]/.test(last) ? decoded(withoutEscapes(unescaped(last))) : last
    if (next === last) break
    found.push(next)
  }
  return found
}
const mostReadings = 5
