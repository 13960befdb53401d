import { randomBytes } from 'node:crypto'
import { type Handlers, type Listening, listen, PortTaken } from '#server/foundation/platform/http/listen'
import { addProof } from '#server/foundation/platform/instance-proof'
import { portPages } from './port-taken-page'

export type PortChoice = { readonly port: number; readonly isForGood: boolean }

type Deps = {
  readonly taken: PortTaken
  /** Opens a browser; false if none opened. */
  readonly open: (url: string) => Promise<boolean>
  /** Resolves on a stop signal. */
  readonly stopSignal: Promise<void>
  /** Called with the port of the page, so that a second start can find it. */
  readonly onListening: (port: number, hosts: readonly string[]) => void
  /** Whether a request comes from a holder of the API key: a second start of this program. */
  readonly isOwner: (request: Request) => boolean
  /** Empty if none exists yet. */
  readonly signingKey: () => string
}

export type PortPage = {
  /** Null if the user quit, no browser opened, or the service was stopped. */
  readonly chosen: PortChoice | null
  /** Redirects the browser to `url`, or to a closing page if undefined. */
  readonly finish: (url?: string) => Promise<void>
}

/**
 * Serves a page on a loopback port that offers the next free port. Its address contains a secret, so only the browser opened with it can
 * answer.
 */
export const askForAnotherPort = async ({ taken, open, stopSignal, onListening, isOwner, signingKey }: Deps): Promise<PortPage> => {
  const offered = nextFreePort(taken.port)
  const token = randomBytes(16).toString('hex')
  const choice = Promise.withResolvers<PortChoice | null>()
  const onward = Promise.withResolvers<string | undefined>()

  const respond = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname === '/api/v1/auth/boot-code' && request.method === 'POST' && isOwner(request)) return Response.json({ url: address() })
    if (pathname !== `/${token}`) return new Response('Not found', { status: 404 })
    if (request.method !== 'POST') return page(portPages.ask({ taken: taken.port, offered }))
    const said = new URLSearchParams(await request.text()).get('choice')
    choice.resolve(said === 'once' || said === 'always' ? { port: offered, isForGood: said === 'always' } : null)
    const url = await onward.promise
    return url === undefined ? page(portPages.bye) : new Response(null, { status: 303, headers: { location: url } })
  }
  const answer: Handlers['answer'] = async (request, { port = 0 }) => {
    const response = await respond(request)
    addProof(response, request, { port, signingKey: signingKey() })
    return response
  }
  const listening: Listening = listen({ answer, websocket: { message: () => {} } }, { address: '127.0.0.1', port: 0, idleSeconds: 0 })
  const address = () => `http://127.0.0.1:${listening.port}/${token}`
  onListening(listening.port, listening.hosts)

  const opened = await open(address())
  const chosen = opened ? await Promise.race([choice.promise, stopSignal.then(() => null)]) : null
  return {
    chosen,
    finish: async (url) => {
      onward.resolve(url)
      await listening.close(false)
    },
  }
}

const page = (html: string): Response =>
  new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    },
  })

/** The next higher port that is free on every loopback address. */
const nextFreePort = (taken: number): number => {
  for (let port = taken + 1; port <= 65_535; port++) {
    try {
      void listen({ answer: async () => undefined, websocket: { message: () => {} } }, { address: '127.0.0.1', port }).close(true)
      return port
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error
    }
  }
  return 0
}
