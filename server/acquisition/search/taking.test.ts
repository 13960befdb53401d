import { beforeEach, expect, test } from 'bun:test'
import { eq } from 'drizzle-orm'
import { downloadsTable } from '#server/acquisition/downloads/table'
import type { FoundRelease } from '#server/acquisition/indexers/found-release'
import { indexersTable } from '#server/acquisition/indexers/table'
import { qualityProfilesTable } from '#server/catalog/profiles/table'
import { NotFound, UpstreamUnreachable } from '#server/foundation/platform/errors'
import { silentLog } from '#server/foundation/platform/log'
import { filesTable, rootFoldersTable } from '#server/library/files/table'
import { foundRelease } from '#server/testing/found-release'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useApp } from '#server/testing/use-app'
import { createGrab, type Queued, type Source } from './grab'
import { termsOf } from './indexer-terms'
import { createJoin } from './join'
import { type Answer, createSearch } from './search'

const app = useApp()
let movie: { id: number; title: string }
let offers: FoundRelease[]
let links: Map<string, Source | Error>
let queued: Queued[]
let failing: boolean
let others: FoundRelease[] | undefined
let merged: { id: number; magnet: string | null }[]

const unreachable = () => {
  const error = new UpstreamUnreachable('indexer one')
  return { error, why: error.sentence }
}
const hashOf = (letter: string) => letter.repeat(40)
const offer = (title: string, letter: string, more: Partial<FoundRelease> = {}): FoundRelease => {
  const url = `http://indexer.example/${letter}`
  links.set(url, { info_hash: hashOf(letter), magnet: `magnet:?xt=urn:btih:${hashOf(letter)}`, torrent: null, size_bytes: 900_000_000 })
  return foundRelease(title, letter, more)
}

beforeEach(async () => {
  offers = []
  links = new Map()
  queued = []
  failing = false
  others = undefined
  merged = []
  movie = await app.rooms.movies.add({ metadata_id: 10378, search: false })
  const free = { mode: 'any', values: [] } as { mode: 'any'; values: string[] }
  app.db.update(qualityProfilesTable).set({ size_limits: [], languages: free, min_format_score: -1000 }).run()
  // A disabled indexer is not tested when it is added; nothing responds at this address.
  app.rooms.indexers.add({ name: 'one', type: 'torznab', url: 'http://indexer.example', enabled: false })
})

type Parts = { onLink?: (url: string) => unknown; isQueueReal?: boolean }
/** Search and grab as in the service, with controlled indexers and links. */
const parts = ({ onLink = () => {}, isQueueReal = false }: Parts = {}) => {
  const { journal, clock, db } = app
  const { movies } = app.rooms
  const { contexts, judging, candidateStore } = app.rooms.acquisition
  const ask = async (): Promise<Answer[]> => {
    const row = db.select().from(indexersTable).get()!
    const indexer = { ...termsOf(row), disabled_until: null }
    const beside: Answer[] = others ? [{ indexer: { ...indexer, id: 2, name: 'two' }, ok: true, releases: others }] : []
    const told: Answer = failing ? { indexer, ok: false, ...unreachable() } : { indexer, ok: true, releases: offers }
    return [told, ...beside]
  }
  const search = createSearch({
    journal,
    clock,
    log: silentLog,
    contexts,
    judging,
    movies,
    ask,
    absentFor: () => [],
    firstAnswerAt: () => null,
    hasEnough: () => false,
    grabbedSince: () => false,
    pause: async () => {},
  })
  const resolve = async ({ source_url }: { source_url: string | null }): Promise<Source> => {
    const found = links.get(source_url ?? '') ?? new NotFound('link', source_url ?? '')
    onLink(source_url ?? '')
    if (found instanceof Error) throw found
    return found
  }
  const enqueue: typeof app.rooms.downloads.enqueue = (tx, announce, wanted) => {
    const place = queued.push(wanted as Queued)
    return isQueueReal ? app.rooms.downloads.enqueue(tx, announce, wanted) : place
  }
  const grab = createGrab({
    isHeld: () => false,
    db,
    journal,
    clock,
    log: silentLog,
    contexts,
    candidateStore,
    judging,
    movies,
    resolve,
    enqueue,
    join: createJoin({ downloads: app.rooms.downloads, mergeTrackers: async ({ id }, { magnet }) => void merged.push({ id, magnet }) }),
    indexerName: () => 'one',
    hasSeveralVersions: () => false,
  })
  return { search, grab }
}
const reasonsOf = (letter: string) =>
  app.rooms.acquisition.releases
    .list({ movie_id: movie.id })
    .results.find((row) => row.guid === letter)
    ?.reasons.map((reason) => reason.code)

test('grabs the best suitable release, and stores the reasons for all others', async () => {
  offers = [
    offer('Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A', 'a'),
    offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b'),
    offer('Big.Buck.Bunny.1998.1080p.BluRay.x264-C', 'c'),
    offer('Big.Buck.Bunny.2008.HDCAM.x264-D', 'd'),
  ]
  const { search, grab } = parts()

  const outcome = await search.searchFor(movie.id, 'user')
  await grab.grabBest(movie.id, 'user_search')

  expect(outcome).toMatchObject({ found: 4, accepted: 2, indexers_failed: 0 })
  expect(queued.map((download) => download.title)).toEqual(['Big.Buck.Bunny.2008.1080p.BluRay.x264-B'])
  expect(reasonsOf('c')).toContain('other_year')
  expect(reasonsOf('d')).toContain('quality_not_wanted')
  const told = app.events.filter((event) => event.type === 'release_grabbed')
  expect(told).toMatchObject([{ movie_id: movie.id, release_title: 'Big.Buck.Bunny.2008.1080p.BluRay.x264-B', indexer: 'one' }])
})

test('after a dead link grabs the next best release, and stores the reason', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b'), offer('Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A', 'a')]
  links.set('http://indexer.example/b', new UpstreamUnreachable('indexer one'))
  const { search, grab } = parts()
  await search.searchFor(movie.id, 'user')

  await grab.grabBest(movie.id, 'user_search')

  expect(queued.map((download) => download.title)).toEqual(['Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A'])
})

test('if every link is dead, the movie no longer says that a suitable release was found', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b')]
  links.set('http://indexer.example/b', new UpstreamUnreachable('indexer one'))
  const { search, grab } = parts()
  await search.searchFor(movie.id, 'user')
  const said = () => app.rooms.movies.row(movie.id).last_search?.said.code
  expect(said()).toBe('search_suitable')

  await grab.grabBest(movie.id, 'user_search')

  expect(said()).toBe('search_waits')
})

test('does not grab a blocklisted hash, even if only the torrent reveals it', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b')]
  app.rooms.acquisition.blocklist.add({ title: 'some other name', info_hash: hashOf('b') })
  const { search, grab } = parts()
  await search.searchFor(movie.id, 'user')

  expect(await grab.grabBest(movie.id, 'user_search')).toBeNull()

  expect(queued).toEqual([])
  expect(reasonsOf('b')).toContain('blocklisted')
})

test('does not grab what is being downloaded again, not even in a manual search', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b', { info_hash: hashOf('b') })]
  const { search, grab } = parts({ isQueueReal: true })
  await search.searchFor(movie.id, 'user')
  await grab.grabBest(movie.id, 'user_search')

  await search.searchFor(movie.id, 'user')
  expect(await grab.grabBest(movie.id, 'user_search')).toBeNull()

  expect(queued).toHaveLength(1)
  expect(reasonsOf('b')).toContain('already_taken')
})

test('counts and reports a failing indexer, and completes the search', async () => {
  failing = true

  const outcome = await parts().search.searchFor(movie.id, 'task')

  expect(outcome).toMatchObject({ found: 0, accepted: 0, indexers_failed: 1, best: null })
  expect(app.events.at(-1)).toMatchObject({ type: 'search_completed', indexers_failed: 1 })
})

test('waits longer after each search that finds nothing', async () => {
  const { search } = parts()
  const waits: number[] = []

  for (let round = 0; round < 4; round++) {
    await search.searchFor(movie.id, 'task')
    waits.push(Date.parse(app.rooms.movies.row(movie.id).next_search_at ?? '') - app.clock.now().getTime())
  }

  expect(waits.map((wait) => wait / 3_600_000)).toEqual([1, 3, 6, 12])
})

test('merges two concurrent searches for one movie', async () => {
  const { search } = parts()

  await Promise.all([search.searchFor(movie.id, 'user'), search.searchFor(movie.id, 'user')])

  expect(app.events.filter((event) => event.type === 'search_started')).toHaveLength(1)
})

test('the user may grab a refused release, but not a blocked one', async () => {
  offers = [offer('Big.Buck.Bunny.2008.HDCAM.x264-D', 'd'), offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b')]
  app.rooms.acquisition.blocklist.add({ title: 'some other name', info_hash: hashOf('b') })
  const { search, grab } = parts()
  await search.searchFor(movie.id, 'user')
  const idOf = (letter: string) =>
    app.rooms.acquisition.releases.list({ movie_id: movie.id }).results.find((row) => row.guid === letter)!.id

  await grab.grabRelease(idOf('d'))

  expect(queued[0]?.title).toBe('Big.Buck.Bunny.2008.HDCAM.x264-D')
  expect(app.events.at(-1)).toMatchObject({ type: 'release_grabbed', code: 'chosen_although' })
  expect(grab.grabRelease(idOf('b'))).rejects.toThrow('permanently blocklisted')
})

test('grabs no torrent twice for a movie, even if it was removed and added again, or shares the torrent with another', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b')]
  const { search, grab } = parts()
  const fiveRounds = async (id: number) => {
    for (let round = 0; round < 5; round++) {
      await search.searchFor(id, 'task')
      await grab.grabBest(id, 'search')
    }
    return queued.map(({ movie_id }) => movie_id)
  }

  expect(await fiveRounds(movie.id)).toEqual([movie.id])
  await app.ask('DELETE', `/movies/${movie.id}`)
  const again = await app.rooms.movies.add({ metadata_id: 10378, search: false })
  expect(await fiveRounds(again.id)).toEqual([movie.id, again.id])
  const twin = putMovie(app, { title: 'Big Buck Bunny', year: 2008, digital_date: '2008-05-01T00:00:00.000Z' })
  expect(await fiveRounds(twin)).toEqual([movie.id, again.id, twin])
  expect(await fiveRounds(again.id)).toHaveLength(3)
  app.rooms.acquisition.candidateStore.noteImported(app.db as never, { movie_id: twin, info_hash: hashOf('b') }, 'WEBDL-720p')
  const known = (id: number) =>
    app.rooms.acquisition.contexts.contextFor(id, 'search').grabbed.map(({ imported_quality }) => imported_quality)
  expect([known(twin), known(again.id)]).toEqual([['WEBDL-720p'], [null]])
})

test('a torrent of several movies is downloaded for one at a time: the others are refused, naming it, and may grab it afterwards', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b')]
  const { search, grab } = parts({ isQueueReal: true })
  const first = putMovie(app, { title: 'Charade', year: 1963 })
  const own = await app.ask<{ id: number }>('POST', '/downloads', { movie_id: first, magnet: `magnet:?xt=urn:btih:${hashOf('b')}` })
  await search.searchFor(movie.id, 'user')
  const [release] = app.rooms.acquisition.releases.list({ movie_id: movie.id }).results

  expect(await grab.grabBest(movie.id, 'user_search')).toBeNull()
  await expect(grab.grabRelease(release!.id)).rejects.toThrow('Charade (1963)')
  expect(reasonsOf('b')).toContain('downloading_for_other')
  expect(queued).toEqual([])

  app.db.update(downloadsTable).set({ state: 'cancelled' }).where(eq(downloadsTable.id, own.body.id)).run()
  expect(await grab.grabRelease(release!.id)).toMatchObject({ isNew: true })
  expect(queued.map(({ movie_id }) => movie_id)).toEqual([movie.id])
})

test('grabs a torrent again if its file is gone: immediately in a manual search, otherwise after a day', async () => {
  const name = 'Big.Buck.Bunny.2008.1080p.BluRay.x264-B'
  offers = [offer(name, 'b', { info_hash: hashOf('b') })]
  const { search, grab } = parts()
  await search.searchFor(movie.id, 'task')
  await grab.grabBest(movie.id, 'search')
  const reasons = () => app.rooms.acquisition.releases.list({ movie_id: movie.id }).results[0]?.reasons.map(({ code }) => code)

  app.clock.advance(3_600_000)
  await search.searchFor(movie.id, 'task')
  expect([await grab.grabBest(movie.id, 'search'), reasons()]).toEqual([null, ['grabbed_recently']])
  expect(await grab.grabBest(movie.id, 'user_search')).not.toBeNull()

  app.clock.advance(24 * 3_600_000)
  expect(await grab.grabBest(movie.id, 'search')).not.toBeNull()
  expect(queued).toHaveLength(3)

  app.clock.advance(24 * 3_600_000)
  const file = {
    relative_path: 'a.mkv',
    size_bytes: 1,
    quality: 'DVD',
    revision: { version: 1, real: 0, is_repack: false },
    added_at: '2026-03-01T00:00:00.000Z',
  }
  const [folder] = app.db.insert(rootFoldersTable).values({ path: '/nowhere', created_at: '2026-03-01T00:00:00.000Z' }).returning().all()
  app.db
    .insert(filesTable)
    .values({ ...file, movie_id: movie.id, root_folder_id: folder!.id, info_hash: hashOf('b') })
    .run()
  await search.searchFor(movie.id, 'user')
  expect(reasons()).toContain('already_taken')
  app.db.update(filesTable).set({ missing_at: '2026-03-02T00:00:00.000Z' }).run()
  expect(await grab.grabBest(movie.id, 'search')).not.toBeNull()
})

test('the user may grab what was blocked automatically, unless it may be harmful', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b'), offer('Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A', 'a')]
  const block = (letter: string, code: string) =>
    app.journal.commit((tx, announce) =>
      app.rooms.acquisition.blocklist.insert(tx, announce, {
        movie_id: movie.id,
        indexer_id: null,
        info_hash: hashOf(letter),
        title: letter,
        code,
        values: null,
        reason: code,
      }),
    )
  block('b', 'stalled')
  block('a', 'dangerous_file')
  const { search, grab } = parts()
  await search.searchFor(movie.id, 'user')
  const idOf = (letter: string) =>
    app.rooms.acquisition.releases.list({ movie_id: movie.id }).results.find((row) => row.guid === letter)!.id

  expect(await grab.grabRelease(idOf('b'))).toMatchObject({ isNew: true })
  expect(grab.grabRelease(idOf('a'))).rejects.toThrow('permanently blocklisted')
})

test('concurrent grabs by the user and the service grab one release', async () => {
  const [first, second] = ['Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A']
  offers = [offer(first, 'b'), offer(second, 'a')]
  const { search, grab } = parts({ isQueueReal: true })
  const { best } = await search.searchFor(movie.id, 'user')

  const [byService, byPerson] = await Promise.all([grab.grabBest(movie.id, 'search'), grab.grabRelease(best!.id)])

  expect(byPerson).toEqual({ id: byService!, isNew: false })
  expect(queued.map(({ title }) => title)).toEqual([first])
})

test('another listing of a torrent that is downloading leads to its download, and gives it trackers and the leave to replace', async () => {
  const twin = 'Big Buck Bunny 2008 1080p BluRay x264-B'
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b'), offer(twin, 't')]
  const elsewhere = `magnet:?xt=urn:btih:${hashOf('b')}&tr=udp://other.example:80`
  links.set('http://indexer.example/t', { info_hash: hashOf('b'), magnet: elsewhere, torrent: null, size_bytes: null })
  const { search, grab } = parts({ isQueueReal: true })
  await search.searchFor(movie.id, 'user')
  const listed = (guid: string) => app.rooms.acquisition.releases.list({ movie_id: movie.id }).results.find((row) => row.guid === guid)!
  const first = await grab.grabRelease(listed('b').id)

  const second = await grab.grabRelease(listed('t').id, { replaces: true })

  expect(second).toEqual({ id: first.id, isNew: false })
  expect(merged).toEqual([{ id: first.id, magnet: elsewhere }])
  expect(queued).toHaveLength(1)
  expect(listed('t').grabbed_at).not.toBeNull()
  const download = app.db.select().from(downloadsTable).where(eq(downloadsTable.id, first.id)).get()
  expect(download?.replaces).toBe(true)
})

test('does not grab a release that was blocked while its link was followed', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b'), offer('Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A', 'a')]
  const { search, grab } = parts({
    onLink: (url) => url.endsWith('b') && app.rooms.acquisition.blocklist.add({ title: 'x', info_hash: hashOf('b') }),
  })
  await search.searchFor(movie.id, 'user')

  await grab.grabBest(movie.id, 'search')

  expect(queued.map(({ title }) => title)).toEqual(['Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A'])
})

test('a search only counts as a hit if a release was grabbed', async () => {
  offers = [offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b')]
  links.set('http://indexer.example/b', new NotFound('torrent at', 'one'))
  const { search, grab } = parts()
  const waits: number[] = []

  for (let round = 0; round < 3; round++) {
    await search.searchFor(movie.id, 'task')
    expect(await grab.grabBest(movie.id, 'search')).toBeNull()
    waits.push((Date.parse(app.rooms.movies.row(movie.id).next_search_at ?? '') - app.clock.now().getTime()) / 3_600_000)
  }
  links.set('http://indexer.example/b', { info_hash: hashOf('b'), magnet: 'magnet:?', torrent: null, size_bytes: null })
  app.clock.advance(25 * 3_600_000)
  await grab.grabBest(movie.id, 'search')

  expect(waits).toEqual([1, 3, 6])
  expect(app.rooms.movies.row(movie.id)).toMatchObject({ searches_without_result: 0, next_search_at: '2026-03-02T19:00:00.000Z' })
})

test('a search with an unresponsive indexer is repeated soon if nothing was found elsewhere', async () => {
  failing = true
  for (const elsewhere of [undefined, []]) {
    others = elsewhere
    const started = app.clock.now().getTime()

    await parts().search.searchFor(movie.id, 'user')

    const { body } = await app.ask<{ last_searched_at: string | null; next_search_at: string }>('GET', `/movies/${movie.id}`)
    expect(body.last_searched_at).toBeNull()
    expect(Date.parse(body.next_search_at) - started).toBeLessThanOrEqual(20 * 60_000)
  }
})

test("the verdicts on releases follow the movie's file", async () => {
  offers = [offer('Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A', 'a'), offer('Big.Buck.Bunny.2008.1080p.BluRay.x264-B', 'b')]
  await parts().search.searchFor(movie.id, 'user')
  expect(reasonsOf('a')).toEqual([])
  const root_folder_id = await putRoot(app)
  putFile(app, movie.id, { root_folder_id, relative_path: 'Big Buck Bunny/b.mkv', quality: 'Bluray-1080p' })

  await app.rooms.acquisition.rejudge(movie.id)

  expect(reasonsOf('a')).not.toEqual([])
})

test("passes on that the user's choice replaces the file in the library", async () => {
  offers = [offer('Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A', 'a')]
  const { search, grab } = parts()
  await search.searchFor(movie.id, 'user')
  const [release] = await app.rooms.acquisition.candidateStore.rowsOf(movie.id)

  await grab.grabRelease(release!.id, { replaces: true })

  expect(queued).toMatchObject([{ title: 'Big.Buck.Bunny.2008.720p.WEB-DL.H.264-A', replaces: true }])
})
