import { asc, eq } from 'drizzle-orm'
import type { Journal } from '#server/foundation/history/journal'
import { changedFields } from '#server/foundation/lib/changed-fields'
import { type Clock, stamp } from '#server/foundation/lib/clock'
import { wellAgain } from '#server/foundation/lib/escalation'
import { secretsOf } from '#server/foundation/lib/fields'
import { noError } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { addressProblem, holdsCredentials } from '#server/foundation/lib/text-formats'
import type { Db } from '#server/foundation/platform/db/open'
import { soon } from '#server/foundation/platform/db/soon'
import { uniqueName } from '#server/foundation/platform/db/unique-name'
import { Invalid, NotFound } from '#server/foundation/platform/errors'
import { type Cursors, listed, type PageOf, type PageRequest } from '#server/foundation/platform/http/page'
import { queriesLeft, queriesToday } from './budget'
import { checkedTerms } from './checked-terms'
import { takeCredentials, type UrlCredentials } from './credentials-in-url'
import type { Indexer, IndexerPatch, NewIndexer } from './schema'
import { sentences } from './sentences'
import { mergeSettings, type StoredSettings, typeNamed } from './settings'
import { type IndexerRow, indexersTable } from './table'

export type Indexers = ReturnType<typeof createIndexers>
type Deps = { db: Db; journal: Journal; clock: Clock; cursors: Cursors }

/** The indexers. Secrets are write-only. */
export const createIndexers = ({ db, journal, clock, cursors }: Deps) => {
  const row = (id: number): IndexerRow => {
    const found = db.select().from(indexersTable).where(eq(indexersTable.id, id)).get()
    if (!found) throw new NotFound('indexer', id)
    return found
  }
  const show = (indexer: IndexerRow): Indexer => toResource(indexer, clock.now())

  return {
    row,
    get: (id: number): Indexer => show(row(id)),
    rows: (): IndexerRow[] => db.select().from(indexersTable).orderBy(asc(indexersTable.priority), asc(indexersTable.id)).all(),
    byIds: (ids: readonly (number | null)[]): Map<number, Indexer> =>
      new Map(
        db
          .select()
          .from(indexersTable)
          .all()
          .flatMap((indexer) => (ids.includes(indexer.id) ? [[indexer.id, show(indexer)] as const] : [])),
      ),

    namesWithTag: (id: number): string[] => {
      const all = db.select().from(indexersTable).all()
      return all.flatMap(({ name, tag_ids }) => (tag_ids.includes(id) ? [name] : []))
    },

    list(asked: PageRequest): PageOf<Indexer> {
      const page = listed(db.select().from(indexersTable), asked, { cursors, scope: 'indexers', table: indexersTable, by: 'priority' })
      return { ...page, results: page.results.map(show) }
    },

    add(wanted: NewIndexer): Indexer {
      const { api_key = null, settings = {}, ...columns } = wanted
      const stored = checkedIndexer({ type: wanted.type, url: wanted.url, api_key, settings: mergeSettings(wanted.type, null, settings) })
      const now = stamp(clock)
      const added = journal.commit((tx, announce) => {
        uniqueName(db, indexersTable, { kind: 'indexer', name: wanted.name, except: null })
        const indexer = tx
          .insert(indexersTable)
          .values({ ...columns, ...stored, ...checkedTerms(tx, columns), created_at: now, updated_at: now })
          .returning()
          .get()
        announce({ type: 'indexer_changed', indexer_id: indexer.id, name: indexer.name, change: 'created' })
        return indexer
      })
      return show(added)
    },

    /** A session that changes the address must send every secret again; otherwise it could send the stored ones anywhere. */
    update(id: number, patch: IndexerPatch, by: { isKey: boolean }): Indexer {
      const before = row(id)
      const { settings, ...columns } = patch
      const fields = changedFields(before, patch)
      const { sent_key, ...stored } = applyPatch(before, patch)
      if (!by.isKey && stored.url !== before.url) refuseWithoutSecrets(before, patch, sent_key)
      const isNew = patch.url !== undefined || patch.api_key !== undefined || settings !== undefined
      journal.commit((tx, announce) => {
        if (patch.name !== undefined) uniqueName(db, indexersTable, { kind: 'indexer', name: patch.name, except: id })
        tx.update(indexersTable)
          .set({
            ...columns,
            ...stored,
            ...checkedTerms(tx, columns),
            ...(isNew && { ...wellAgain, ...noError }),
            updated_at: stamp(clock),
          })
          .where(eq(indexersTable.id, id))
          .run()
        announce({ type: 'indexer_changed', indexer_id: id, name: patch.name ?? before.name, change: 'updated', fields })
      })
      return show(row(id))
    },

    remove(id: number): void {
      const { name } = row(id)
      journal.commit((tx, announce) => {
        tx.delete(indexersTable).where(eq(indexersTable.id, id)).run()
        announce({ type: 'indexer_changed', indexer_id: id, name, change: 'removed' })
      })
    },

    /** Clears its failures, so that it is queried again immediately. */
    reset(id: number): Indexer {
      const { name } = row(id)
      journal.commit((tx, announce) => {
        tx.update(indexersTable)
          .set({ ...wellAgain, ...noError })
          .where(eq(indexersTable.id, id))
          .run()
        announce({ type: 'indexer_recovered', indexer_id: id, name })
      })
      return show(row(id))
    },

    /** Records the results of queries. */
    note(id: number, change: Partial<IndexerRow>): void {
      soon(db, () => db.update(indexersTable).set(change).where(eq(indexersTable.id, id)).run())
    },
  }
}

type Stored = { type: string; url: string; api_key: string | null; settings: StoredSettings | null }
/** Validates a sent indexer and moves the credentials out of its address. Throws Invalid. */
export const checkedIndexer = ({ type, url, api_key, settings }: Stored) => {
  if (!typeNamed(type)) throw new Invalid(say(sentences, 'indexer_type_unknown', { type }), 'type')
  const wrong = addressProblem(url)
  if (wrong) throw new Invalid(wrong, 'url')
  const { url: address, credentials } = takeCredentials(url)
  if (holdsCredentials(address)) throw new Invalid(say(sentences, 'indexer_url_holds_key'), 'url')
  const { key, rest } = splitKey(credentials)
  const settings_json = rest ? { ...settings, url_credentials: rest } : settings
  return { url: address, api_key: api_key ?? key, settings_json }
}

/** An `apikey` in the address becomes the indexer's key; other credentials are put back when the address is used. */
const splitKey = (taken: UrlCredentials | null): { key: string | null; rest: UrlCredentials | null } => {
  const isKey = ([name]: readonly [string, string]) => /^api[-_]?key$/i.test(name)
  const params = taken?.params?.filter((param) => !isKey(param)) ?? []
  const { params: _, ...login } = taken ?? {}
  const rest = params.length > 0 ? { ...login, params } : login
  return { key: taken?.params?.find(isKey)?.[1] ?? null, rest: Object.keys(rest).length > 0 ? rest : null }
}

/** Applies a patch to an indexer. Credentials from an address belong to that address only: a new address starts without them. */
const applyPatch = (before: IndexerRow, { url = before.url, api_key, settings = {} }: IndexerPatch) => {
  const { url_credentials: _, ...fields } = (before.settings_json ?? {}) as StoredSettings
  const isMoved = takeCredentials(url).url !== before.url
  const merged = mergeSettings(before.type, isMoved ? fields : (before.settings_json as StoredSettings | null), settings)
  const stored = checkedIndexer({ type: before.type, url, api_key: api_key ?? null, settings: merged })
  return { ...stored, api_key: api_key === undefined ? (stored.api_key ?? before.api_key) : stored.api_key, sent_key: stored.api_key }
}

const refuseWithoutSecrets = (before: IndexerRow, { api_key, settings = {} }: IndexerPatch, sent_key: string | null) => {
  const again = say(sentences, 'indexer_secret_again')
  if (before.api_key !== null && api_key === undefined && sent_key === null) throw new Invalid(again, 'api_key')
  const missing = secretsOf(typeNamed(before.type)?.fields ?? {}).find(
    (name) => before.settings_json?.[name] !== undefined && settings[name] === undefined,
  )
  if (missing !== undefined) throw new Invalid(again, `settings.${missing}`)
}

const toResource = (row: IndexerRow, now: Date): Indexer => {
  const { api_key, settings_json, queries_day: _, last_query_at: __, last_feed_guid: ___, ...shown } = row
  return {
    ...shown,
    queries_today: queriesToday(row, now),
    queries_left: queriesLeft(row, now),
    api_key_set: api_key !== null,
    settings_json_set: settings_json !== null,
  }
}
