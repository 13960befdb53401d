import { Value } from '@sinclair/typebox/value'
import { NewIndexer } from '#server/acquisition/indexers/schema'
import { indexersTable } from '#server/acquisition/indexers/table'
import type { ImportRecords } from '#server/connections/import/records'
import type { Pace } from '#server/connections/import/runs'
import { type ImportItem, type ImportReport, type Outcome, totalsOf } from '#server/connections/import/schema'
import { attempt } from '#server/foundation/lib/attempt'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Db } from '#server/foundation/platform/db/open'
import { Conflict, Invalid, sentenceOf } from '#server/foundation/platform/errors'
import type { Found, Managed, ManagerName } from './schema'
import { sentences } from './sentences'

export type ImportIndexers = ReturnType<typeof createImportIndexers>
export type ReadFound = Found & { unreadable: string[] }
type Deps = {
  db: Db
  records: Pick<ImportRecords, 'begin' | 'keep' | 'end' | 'leave'>
  add: (indexer: NewIndexer) => { id: number }
  /** Runs with the key of the service. */
  connect: (id: number, access: Access) => unknown
  /** The URL as it would be stored. Throws Invalid. */
  addressOf: (indexer: NewIndexer) => string
}
type Known = Pick<typeof indexersTable.$inferSelect, 'id' | 'name' | 'url' | 'api_key'>
/** `url` only if it changes. */
type Access = { api_key: string; url?: string }
type Change = { add: NewIndexer } | { id: number; access: Access }
type Planned = Omit<ImportItem, 'reason'> & { change?: Change }

export const partyOf: Readonly<Record<ManagerName, string>> = { prowlarr: 'Prowlarr', jackett: 'Jackett' }
const page = '/settings/indexers'

/** Takes over the movie indexers of a manager as Torznab indexers. What is here stays as it is, so a second time changes nothing. */
export const createImportIndexers = (deps: Deps) => {
  const { db, records } = deps

  const plan = (found: ReadFound): Planned[] => {
    const here: Known[] = db.select().from(indexersTable).all()
    const names = new Set(here.map(({ name }) => name))
    const items = found.indexers.map((managed) => planned(managed, found, { here, names, addressOf: deps.addressOf }))
    const there = new Set(found.indexers.map(({ url }) => withoutSlash(url)))
    const gone = here.filter(({ url }) => isManaged(url, found.base) && !there.has(withoutSlash(url)))
    return [
      ...items,
      ...found.unreadable.map((name) => item(name, 'impossible', { reasons: [say(sentences, 'manager_indexer_odd')], harm: 'setting' })),
      ...gone.map(({ name }) =>
        item(name, 'matched', { reasons: [say(sentences, 'manager_indexer_gone', { party: partyOf[found.source] })], harm: 'comfort' }),
      ),
    ]
  }

  const make = (id: number, change: Change): void => {
    if ('add' in change) {
      records.keep(db, id, [{ what: 'indexer', id: deps.add(change.add).id }])
      return
    }
    deps.connect(change.id, change.access)
    records.keep(db, id, [{ what: 'indexer_key', id: change.id }])
  }

  const carryOut = async (id: number, items: readonly Planned[], pace: Pace): Promise<void> => {
    for (const [place, one] of items.entries()) {
      pace.tell(place, items.length)
      const { change } = one
      const done = await attempt(() => change && make(id, change))
      if (!done.ok) Object.assign(one, { outcome: 'impossible', reasons: [refusalOf(done.error)] })
      await Bun.sleep(0)
    }
  }

  return {
    preview: (found: ReadFound): ImportReport => ({ ...reportOf(found, plan(found), false), report_id: null }),

    async take(found: ReadFound, pace: Pace): Promise<ImportReport> {
      const items = plan(found)
      if (!items.some(({ change }) => change)) return { ...reportOf(found, items, true), report_id: null }
      const report_id = records.begin(found.source)
      try {
        await carryOut(report_id, items, pace)
        const report = reportOf(found, items, true)
        await records.end(report_id, report)
        return { ...report, report_id }
      } finally {
        records.leave(report_id)
      }
    },
  }
}

/** Throws an error that is no refusal. */
const refusalOf = (error: Error): Sentence => {
  const why = error instanceof Conflict || error instanceof Invalid ? sentenceOf(error) : null
  if (why === null) throw error
  return why
}

type Place = { here: readonly Known[]; names: Set<string>; addressOf: Deps['addressOf'] }
const planned = (managed: Managed, { api_key, base }: ReadFound, { here, names, addressOf }: Place): Planned => {
  const name = managed.name.trim().slice(0, 100)
  if (managed.protocol === 'usenet')
    return item(name, 'left_behind', { reasons: [say(sentences, 'manager_indexer_usenet')], harm: 'setting' })
  const categories = [...new Set(managed.categories)].filter((id) => id >= 2000 && id <= 2999).slice(0, 50)
  if (categories.length === 0) return item(name, 'left_behind', { reasons: [say(sentences, 'manager_indexer_no_movies')], harm: 'comfort' })
  const wanted = wantedOf(managed, { name, categories, api_key })
  if (!Value.Check(NewIndexer, wanted))
    return item(name, 'impossible', { reasons: [say(sentences, 'manager_indexer_odd')], harm: 'setting' })
  const url = withoutSlash(addressOf(wanted))
  const known = here.find((one) => withoutSlash(one.url) === url)
  if (known) return known.api_key === api_key ? matched(name, known) : newKey(name, { id: known.id, access: { api_key } })
  const moved = here.find((one) => one.api_key === api_key && hasSamePlace(one.url, url, base))
  if (moved) return atNewAddress(name, moved, { api_key, url: wanted.url })
  if (names.has(name)) return item(name, 'impossible', { reasons: [say(sentences, 'manager_indexer_name_taken')], harm: 'setting' })
  names.add(name)
  const notes = managed.enabled ? [] : [say(sentences, 'manager_indexer_off')]
  return { ...item(name, 'added', { reasons: notes }), change: { add: wanted } }
}

const matched = (name: string, known: Known): Planned => {
  const isSame = known.name === name
  const reason = isSame ? say(sentences, 'manager_indexer_here') : say(sentences, 'manager_indexer_here_as', { name: known.name })
  return item(name, 'matched', { reasons: [reason] })
}

/** Another program knew the manager under another address, as in a container. The one that was entered now was reached from here. */
const atNewAddress = (name: string, { id, name: own }: Known, access: Access): Planned => ({
  ...item(name, 'changed', { reasons: [say(sentences, 'manager_indexer_moved', { name: own })] }),
  change: { id, access },
})

const newKey = (name: string, change: Extract<Change, { id: number }>): Planned => ({
  ...item(name, 'changed', { reasons: [say(sentences, 'manager_indexer_key')] }),
  change,
})

const wantedOf = (managed: Managed, { name, categories, api_key }: { name: string; categories: number[]; api_key: string }): NewIndexer => {
  const { url, priority, enabled, enable_feed, enable_search, min_seeders, seed_ratio, seed_minutes } = managed
  return {
    name,
    type: 'torznab',
    url,
    api_key,
    categories,
    priority: Math.min(50, Math.max(1, priority)),
    enabled: enabled && (enable_feed || enable_search),
    enable_feed,
    enable_search,
    min_seeders: Math.min(10_000, Math.max(0, min_seeders)),
    seed_ratio,
    seed_minutes,
  }
}

type Said = { reasons: Sentence[]; harm?: ImportItem['harm'] }
const item = (name: string, outcome: Outcome, { reasons, harm = null }: Said): Planned => ({
  name,
  outcome,
  reasons,
  harm,
  goes_to: harm && page,
})

const withoutSlash = (url: string): string => url.replace(/\/$/, '')
/** Whether an address is one of those that the manager gives its indexers. */
const isManaged = (url: string, base: string): boolean =>
  url.startsWith(`${base}/`) && /^(?:\d+|api\/v2\.0\/indexers\/[\w.-]+\/results\/torznab)\/?$/.test(url.slice(base.length + 1))

/** Whether two addresses differ only in where the manager itself is. */
const hasSamePlace = (url: string, managed: string, base: string): boolean => {
  const place = managed.slice(base.length)
  const own = withoutSlash(url)
  return own.endsWith(place) && isManaged(own, own.slice(0, -place.length))
}

const reportOf = ({ source, version }: ReadFound, planned: readonly Planned[], applied: boolean): Omit<ImportReport, 'report_id'> => {
  const items = planned.map(({ change: _, ...one }) => ({ ...one, reason: one.reasons.map(({ text }) => text).join('. ') }))
  const totals = totalsOf(items)
  return { applied, source, version, totals, kinds: [{ kind: 'indexers', totals, items }] }
}
