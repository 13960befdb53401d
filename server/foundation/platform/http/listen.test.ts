import { expect, test } from 'bun:test'
import { once } from 'node:events'
import { connect } from 'node:net'
import { after } from '#server/testing/until'
import { CannotListen, listen, PortTaken } from './listen'

const socket = { message: () => {} }

test.concurrent('an admitted request may take longer than the idle timeout', async () => {
  const server = listen(
    {
      answer: async (_, peer) => {
        peer.wait?.()
        await after(6_000)
        return new Response('at last')
      },
      websocket: socket,
    },
    { address: '127.0.0.1', port: 0, idleSeconds: 2 },
  )

  const answer = await fetch(`http://127.0.0.1:${server.port}/`)

  expect(await answer.text()).toBe('at last')
  await server.close(true)
}, 120_000)

test.concurrent('cuts off a client that connects and then stays silent', async () => {
  const server = listen(
    { answer: async (request) => new Response(await request.text()), websocket: socket },
    {
      address: '127.0.0.1',
      port: 0,
      idleSeconds: 2,
    },
  )
  const silent = connect(server.port, '127.0.0.1')
  silent.write('POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 10\r\n\r\n')
  silent.resume()

  await once(silent, 'close')

  expect(silent.destroyed).toBe(true)
  await server.close(true)
}, 120_000)

test('reports a port that another program uses', async () => {
  const other = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: () => new Response() })

  expect(() => listen({ answer: async () => undefined, websocket: socket }, { address: '127.0.0.1', port: other.port! })).toThrow(PortTaken)

  await other.stop(true)
})

test('reports an address that this computer does not have, and what to do', () => {
  for (const address of ['10.99.99.99', 'nonsense']) {
    const attempt = () => listen({ answer: async () => undefined, websocket: socket }, { address, port: 8080 })

    expect(attempt).toThrow(CannotListen)
    expect(attempt).toThrow(
      `Cannot listen on ${address}: this computer does not have that address. Start it with \`marquee serve --listen 127.0.0.1:8080\``,
    )
  }
})
