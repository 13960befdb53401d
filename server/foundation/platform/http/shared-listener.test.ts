import { afterEach, expect, test } from 'bun:test'
import { silentLog } from '#server/foundation/platform/log'
import type { Listener } from './listener'
import { createSharedListener } from './shared-listener'

const opened: Listener[] = []
afterEach(async () => {
  for (const listener of opened.splice(0)) await listener.close(0)
})

/** A service that answers requests and sockets with its name. */
const service = (name: string) => ({
  handlers: {
    answer: async (request: Request, peer: { upgrade: (request: Request, options: { data: unknown }) => boolean }) =>
      request.headers.get('upgrade') && peer.upgrade(request, { data: null }) ? undefined : new Response(name),
    websocket: { message: (socket: { send: (text: string) => unknown }) => void socket.send(name) },
  },
  where: () => ({ address: '127.0.0.1', port: 0 }),
  log: silentLog,
})
const take = (sharedListener: ReturnType<typeof createSharedListener>, name: string): Listener => {
  const listener = sharedListener.take(service(name) as never)
  opened.push(listener)
  return listener
}
const nameAt = async (port: number) => (await fetch(`http://127.0.0.1:${port}/`)).text()

test('services follow each other at one address, with a stand-in between', async () => {
  const sharedListener = createSharedListener()
  const first = take(sharedListener, 'first')
  const { port } = first.open()

  const before = await nameAt(port)
  sharedListener.standIn(async () => new Response('wait'))
  await first.close(1000)
  const meanwhile = await nameAt(port)
  const second = take(sharedListener, 'second')
  const stillMeanwhile = await nameAt(port)
  const again = second.open()

  expect([before, meanwhile, stillMeanwhile]).toEqual(['first', 'wait', 'wait'])
  expect(again.port).toBe(port)
  expect(await nameAt(port)).toBe('second')
})

test('finishes a response that began before the switch', async () => {
  const sharedListener = createSharedListener()
  const slow = service('slow')
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  slow.handlers.answer = async () => {
    asked.resolve()
    await release.promise
    return new Response('late, but here')
  }
  const listener = sharedListener.take(slow as never)
  opened.push(listener)
  const { port } = listener.open()

  const answer = nameAt(port)
  await asked.promise
  sharedListener.standIn(async () => new Response('wait'))
  await listener.close(1000)
  take(sharedListener, 'second').open()
  release.resolve()

  expect(await answer).toBe('late, but here')
})

test('socket events go to the current service', async () => {
  const sharedListener = createSharedListener()
  const { port } = take(sharedListener, 'first').open()
  const socket = new WebSocket(`ws://127.0.0.1:${port}/`)
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  const hear = () => new Promise((resolve) => socket.addEventListener('message', ({ data }) => resolve(data), { once: true }))

  socket.send('who?')
  const before = await hear()
  sharedListener.standIn(async () => new Response('wait'))
  take(sharedListener, 'second').open()
  socket.send('who?')
  const after = await hear()
  socket.close()

  expect([before, after]).toEqual(['first', 'second'])
})

test('without a stand-in, close really closes', async () => {
  const listener = take(createSharedListener(), 'only')
  const { port } = listener.open()

  await listener.close(1000)

  await expect(nameAt(port)).rejects.toThrow()
})

test('says why it does not listen on a changed address, until it does', async () => {
  const taken = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response('other') })
  let place = { address: '127.0.0.1', port: 0 }
  const listener = createSharedListener().take({ ...service('ours'), where: () => place } as never)
  opened.push(listener)
  const { port } = listener.open()

  place = { address: '127.0.0.1', port: taken.port! }
  await listener.move()

  expect(listener.problem()).toMatchObject({ code: expect.any(String) })
  expect(await nameAt(port)).toBe('ours')

  place = { address: '127.0.0.1', port }
  await listener.move()
  await taken.stop(true)

  expect(listener.problem()).toBeNull()
  expect(await nameAt(port)).toBe('ours')
})
