import { afterAll, expect, setDefaultTimeout, test } from 'bun:test'
import { join } from 'node:path'
import { embedded } from '#server/acquisition/downloads/clients/embedded'
import type { ClientNews } from '#server/acquisition/downloads/download-client'
import { attempt } from '#server/foundation/lib/attempt'
import { silentLog } from '#server/foundation/platform/log'
import { createTorrentWorld, makePayload, noGoal, owned, quietSettings, snapshotIn } from '#server/testing/torrent-world'
import { stays, until } from '#server/testing/until'
import { asCommand, asEvent, type Limits, protocolVersion } from './protocol'
import { createTorrentSession } from './session'

setDefaultTimeout(120_000)

const world = createTorrentWorld()
afterAll(world.end)

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.concurrent('the engine ends when its parent is killed', async () => {
  const stateDir = await world.folder()
  const script = join(world.root, 'parent.ts')
  await Bun.write(
    script,
    `import { createTorrentSession } from '${join(import.meta.dir, 'session.ts')}'
     import { silentLog } from '${join(import.meta.dir, '../../foundation/platform/log.ts')}'
     import { quietSettings } from '${join(import.meta.dir, '../../testing/torrent-world.ts')}'
     const session = createTorrentSession({ cmd: () => [process.execPath, '${join(import.meta.dir, '../../testing/engine-main.ts')}'],
       env: process.env, log: silentLog, stateDir: '${stateDir}', settings: () => quietSettings, wanted: () => [] })
     session.onChange((isUp) => isUp && console.log(session.pid()))
     session.start()`,
  )
  const parent = Bun.spawn({ cmd: [process.execPath, script], cwd: join(import.meta.dir, '../../..'), stdout: 'pipe', stderr: 'ignore' })
  const { value } = await parent.stdout.getReader().read()
  const engine = Number(new TextDecoder().decode(value))
  expect(isAlive(engine)).toBe(true)

  parent.kill('SIGKILL')
  await parent.exited

  await until('the engine has ended', () => !isAlive(engine))
})

test.concurrent('a stopped session leaves no process behind, and every call says so', async () => {
  const { session } = await world.engine()
  const pid = session.pid() ?? 0

  await session.stop(3_000)

  expect(isAlive(pid)).toBe(false)
  expect(session.isUp()).toBe(false)
  await expect(session.list()).rejects.toThrow('The torrent engine is unreachable')
})

test.concurrent('new settings need a new engine, which resumes what was running', async () => {
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 500_000 } })
  const settings = { max_connections: 10 }
  const { session } = await world.engine({ settings, wanted: () => [owned(payload)] })
  await until('it seeds', async () => (await snapshotIn(session, payload.info_hash))?.state === 'seeding')
  const before = session.pid()

  await session.restart(3_000)
  await expect(session.list()).rejects.toThrow('The torrent engine is starting')
  await until('it is up again', () => session.isUp())

  expect(session.pid()).not.toBe(before)
  await until('it seeds again', async () => (await snapshotIn(session, payload.info_hash))?.state === 'seeding')
})

test.concurrent('limits that change while the engine starts hold as soon as it is up', async () => {
  const [script, heard] = [join(world.root, 'listener.ts'), join(world.root, 'heard')]
  await Bun.write(
    script,
    `import { appendFileSync } from 'node:fs'
     process.on('message', (message) => {
       if (message.type === 'ping') return process.send({ type: 'pong', n: message.n })
       appendFileSync('${heard}', JSON.stringify(message.limits ?? message.settings.limits) + '\\n')
       process.send({ type: 'reply', call: message.call, ok: true, result: {} })
     })
     process.send({ type: 'ready', protocol: ${protocolVersion}, pid: process.pid })`,
  )
  let limits: Limits = { download: null, upload: null }
  const session = createTorrentSession({
    cmd: () => [process.execPath, script],
    env: process.env,
    log: silentLog,
    stateDir: await world.folder(),
    settings: () => ({ ...quietSettings, limits }),
    wanted: () => {
      limits = { download: 1_000_000, upload: null }
      return []
    },
  })
  world.atEnd(() => session.stop(500))

  session.start()
  await until('it is up', () => session.isUp())

  const heardLines = (await Bun.file(heard).text()).trim().split('\n')
  expect(heardLines.map((line) => JSON.parse(line))).toEqual([{ download: null, upload: null }, limits])
})

test.concurrent('the embedded client behaves like any other client', async () => {
  const tracker = await world.tracker()
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 700_000 }, tracker: tracker.url })
  const seed = await world.engine()
  await seed.session.add(owned(payload))
  const { session } = await world.engine()
  const folder = await world.folder()
  const client = embedded.open({}, { log: silentLog, session, folder: () => folder })
  const news: ClientNews[] = []
  client.subscribe((each) => news.push(each))

  const { info_hash } = await client.add({ source: { torrent: payload.torrent }, seed_goal: { ratio: 0, minutes: null } })
  await until('it waits', async () => (await client.list())[0]?.state === 'queued')
  await client.start(info_hash, [0])
  await until('it is completed', async () => (await client.list())[0]?.state === 'completed')

  expect((await client.list())[0]).toMatchObject({
    info_hash,
    complete: true,
    save_path: join(folder, info_hash),
    size_bytes: 700_000,
    error: null,
  })
  expect(await client.files(info_hash)).toEqual([{ index: 0, path: 'Movie/movie.mkv', size_bytes: 700_000, wanted: true }])
  await until('progress was reported', () => news.some((each) => each.type === 'progress'))
  expect(news.map((each) => each.type)).toEqual(expect.arrayContaining(['files_known', 'complete']))
  expect(await client.test()).toMatchObject({ ok: true })
  await client.remove(info_hash, { delete_data: true })
  await client.remove(info_hash, { delete_data: true })
  expect(await client.list()).toEqual([])
})

test.concurrent('an engine does not connect to itself', async () => {
  const payload = await makePayload(await world.folder(), { name: 'Movie', files: { 'movie.mkv': 500_000 } })
  const { session } = await world.engine()
  const itself = `127.0.0.2:${session.port()}`

  await session.add({
    ...owned(payload),
    source: { magnet: `magnet:?xt=urn:btih:${payload.info_hash}&x.pe=${itself}` },
    files: null,
    seed_goal: noGoal,
  })
  const hasNobody = async () => (await snapshotIn(session, payload.info_hash))?.peers === 0
  const isAlone = async () => (await attempt(() => stays('nobody is there', hasNobody, 2_000))).ok

  await until('it has been alone for two seconds', isAlone)
})

test('refuses messages outside the protocol', () => {
  const info_hash = 'a'.repeat(40)

  expect(asCommand({ type: 'pause', call: 1, info_hash })).toBeDefined()
  for (const message of [
    null,
    'pause',
    {},
    { type: 'pause', call: 1 },
    { type: 'pause', call: 0, info_hash },
    { type: 'pause', call: 1, info_hash: '../x' },
    { type: 'rm', call: 1 },
  ]) {
    expect(asCommand(message)).toBeUndefined()
  }
  expect(asEvent({ type: 'completed', info_hash })).toBeDefined()
  expect(asEvent({ type: 'completed', info_hash, extra: 1 })).toBeUndefined()
  expect(asEvent({ type: 'pong', n: 'x' })).toBeUndefined()
})
