import { expect, test } from 'bun:test'
import type { Download } from '#server/acquisition/downloads/schema'
import { downloadsTable } from '#server/acquisition/downloads/table'
import type { HistoryRow } from '#server/foundation/history/schema'
import { historyTable } from '#server/foundation/history/table'
import { plansOf } from '#server/testing/plans'
import { useSharedApp } from '#server/testing/use-app'

const app = useSharedApp()
type Page<T> = { results: T[]; next_cursor: string | null }

const plan = (path: string) =>
  plansOf(app.db, async () => {
    expect((await app.ask('GET', path)).status).toBe(200)
  })
/** Reads a table from end to end, unless an index or the row numbers give the order. */
const sorts = (step: string): boolean => /TEMP B-TREE/.test(step)

for (const path of [
  '/downloads',
  '/downloads?order=asc',
  '/downloads?movie_id=1',
  '/history',
  '/history?order=asc',
  '/history?movie_id=1',
  '/blocklist',
  '/blocklist?movie_id=1',
  '/recycle',
  '/exclusions',
  '/undo',
  '/tasks/disk-check/runs',
])
  test(`a page of ${path} is read in order by an index, and never sorted`, async () => {
    expect((await plan(path)).filter(sorts)).toEqual([])
  })

for (const [path, index] of [
  ['/downloads?state=completed,failed,cancelled', 'SEARCH downloads USING COVERING INDEX downloads_state (state=?)'],
  ['/history?type=movie_added,movie_removed', 'SEARCH history USING COVERING INDEX history_type (type=?)'],
] as const)
  test(`a page of ${path} reads the first rows of each by an index`, async () => {
    const steps = await plan(path)

    expect(steps.filter((step) => step === index).length).toBeGreaterThanOrEqual(2)
    expect(steps.filter((step) => /^SCAN (downloads|history)/.test(step))).toEqual([])
  })

/** All pages, a few rows at a time. */
const walk = async <T>(path: string): Promise<T[]> => {
  const all: T[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { body }: { body: Page<T> } = await app.ask<Page<T>>('GET', `${path}&limit=3${cursor && `&cursor=${cursor}`}`)
    all.push(...body.results)
    cursor = body.next_cursor
  }
  return all
}

for (const order of ['asc', 'desc'] as const)
  test(`rows of several kinds come in one order, each once, page by page (${order})`, async () => {
    const kinds = ['movie_added', 'movie_removed', 'task_failed'] as const
    const states = ['completed', 'failed', 'cancelled'] as const
    app.db.delete(downloadsTable).run()
    app.db.delete(historyTable).run()
    for (let n = 0; n < 30; n++) {
      const at = `2026-01-${String(1 + ((n * 7) % 15)).padStart(2, '0')}T00:00:00.000Z`
      const type = kinds[n % 3]!
      app.db
        .insert(historyTable)
        .values({ seq: 1000 + n, type, at, data: { type, seq: 1000 + n, at } as never })
        .run()
      app.db
        .insert(downloadsTable)
        .values({ title: `Release ${n}`, client: 'embedded', state: states[n % 3]!, added_at: at, state_at: at })
        .run()
    }

    const history = await walk<HistoryRow>(`/history?type=movie_added,task_failed&order=${order}`)
    const downloads = await walk<Download>(`/downloads?state=completed,cancelled&order=${order}`)

    expect(history.map(({ type }) => type)).toEqual(
      Array.from({ length: 20 }, (_, n) => (n % 2 === (order === 'asc' ? 0 : 1) ? 'movie_added' : 'task_failed')),
    )
    expect(downloads).toHaveLength(20)
    expect(new Set(downloads.map(({ id }) => id)).size).toBe(20)
    const keys = downloads.map(({ added_at, id }) => `${added_at} ${String(id).padStart(5, '0')}`)
    expect(keys).toEqual(order === 'asc' ? keys.toSorted() : keys.toSorted().reverse())
  })
