import { expect, test } from 'bun:test'
import { stoppedClock } from '#server/foundation/lib/clock'
import { createBackground } from '#server/foundation/platform/background'
import { createCommands } from './commands'

const silent = { error() {}, warn() {}, info() {}, debug() {}, trace() {} }
const open = () => {
  const clock = stoppedClock('2026-03-01T12:00:00.000Z')
  const ran: string[] = []
  const run = (name: string) => void ran.push(name)
  const background = createBackground()
  const commands = createCommands({
    clock,
    log: silent,
    background,
    requireMovie: () => ({}),
    search: async (id) => run(`search ${id}`),
    refresh: async (id) => run(`refresh ${id}`),
    rescan: async () => {
      throw new Error('the disk is gone')
    },
    rename: async (ids) => run(`rename ${ids}`),
    listByHand: async () => ({ results: [], next_cursor: null, has_more: false }),
    importByHand: async () => ({ results: [], next_cursor: null, has_more: false }),
    runTask: run,
    onChange: () => {},
  })
  const ask = async (body: object) => {
    const { id } = commands.start(body)
    while (commands.get(id).status === 'started') await Promise.resolve()
    return commands.get(id).status
  }
  return { clock, ran, ask, start: commands.start }
}

test.each([
  [{ name: 'MoviesSearch', movieIds: [1, 2] }, ['search 1', 'search 2']],
  [{ name: 'moviessearch', movieIds: ['3'] }, ['search 3']],
  [{ name: 'RefreshMovie', movieIds: [1] }, ['refresh 1']],
  [{ name: 'RefreshMovie' }, ['metadata-refresh']],
  [{ name: 'RescanMovie' }, ['library-rescan']],
  [{ name: 'RenameMovie', movieIds: [1, 2] }, ['rename 1,2']],
  [{ name: 'MissingMoviesSearch' }, ['wanted-search']],
  [{ name: 'RssSync' }, ['feed-sync']],
  [{ name: 'Backup' }, ['backup']],
  [{ name: 'DownloadedMoviesScan' }, ['import-retry']],
])('the command %j does %j', async (body, done) => {
  const { ask, ran } = open()

  expect(await ask(body)).toBe('completed')

  expect(ran).toEqual(done)
})

test('a command that fails says so', async () => {
  const { ask } = open()

  expect(await ask({ name: 'RescanMovie', movieId: 1 })).toBe('failed')
})

test('downloads are checked at most once in half a minute, however many programs ask', async () => {
  const { ask, ran, clock } = open()

  for (let n = 0; n < 5; n++) await ask({ name: 'RefreshMonitoredDownloads' })
  expect(ran).toEqual(['download-check'])
  clock.advance(30_000)
  await ask({ name: 'RefreshMonitoredDownloads' })

  expect(ran).toHaveLength(2)
})

test('an unknown command is refused by its name', () => {
  expect(() => open().start({ name: 'Format disk' })).toThrow('Format disk')
})
