import { createHash } from 'node:crypto'
import { stamp } from '#server/foundation/lib/clock'
import type { Asked, Peer } from '#server/foundation/platform/http/handle-request'
import { createTvFrame } from '#server/foundation/platform/ui'
import type { Ground } from '#server/ground'
import type { Watchable } from '#server/library/files/watchable'
import type { AppCaller, Authentication } from '#server/service/sessions/authenticate'
import { done, json, refused } from './answers'
import { type Call, compile, dialectPath, readBody, readCall, type SignedCall } from './call'
import { createDiscovery } from './discovery'
import { emptyOthers, emptyRoutes, politeRoutes } from './empty'
import { createItems, type ItemsDeps } from './items'
import { createLibrary } from './library'
import { createPictures } from './pictures'
import { createPreferences } from './preferences'
import { type SignInDeps, signInRoutes } from './sign-in'
import { createSockets } from './socket'
import { tvPageRoutes } from './tv-page'
import { type WatchDeps, watchRoutes } from './watch'

type Needs = {
  sessions: SignInDeps['sessions'] & {
    authentication: Pick<Authentication, 'recognizeApp'>
    sign: (fileId: number, sessionId: string | null) => { signature: string }
    /** URLs at which other devices reach the service, the best first. */
    reachable: () => string[]
    /** The URL on this computer. */
    local: () => string
  }
  movies: ItemsDeps['movies']
  playback: WatchDeps['playback']
  library: { watchable: Watchable }
  images: Pick<Parameters<typeof createPictures>[0], 'pictureOf' | 'bytesOf'>
}

/** Lets apps that know Jellyfin watch from here: a dialect over the services that exist, with no decision of its own. */
export const openJellyfin = (ground: Ground, { sessions, movies, playback, library: { watchable }, images }: Needs) => {
  const { db, bus, clock, config, logs, instanceId, options } = ground
  const serverId = createHash('md5').update(instanceId).digest('hex')
  const name = () => 'Marquee'
  const base = () => config.get().base_url ?? ''
  const isOn = () => config.get().jellyfin_enabled
  const library = createLibrary(db, watchable)
  const pictures = createPictures({ signingKey: () => config.get().session_signing_key ?? '', ...images })
  const preferences = createPreferences({ db, clock })
  const items = createItems({ serverId, library, pictures, movies, prepare: playback.prepare })
  const streamAddress = (fileId: number, sessionId: string) =>
    `${base()}/api/v1/play/s/${sessions.sign(fileId, sessionId).signature}/${fileId}`
  const watching = watchRoutes({ library, pictures, playback, streamAddress })
  const signIn = signInRoutes({ serverId, sessions, name, now: () => stamp(clock) })
  const sockets = createSockets({ bus, userDataFor: items.userDataFor })
  const clientOf = ({ asks }: Call) => asks.get('client') ?? 'app'
  const frame = createTvFrame(options.ui)
  const tvPage = tvPageRoutes({ isOn: () => config.get().tv_page_enabled, page: (request) => frame(request, base()) })
  const findOpen = compile([...signIn.open, ...watching.open, ...tvPage])
  const findSigned = compile<SignedCall>([
    ...emptyRoutes,
    ...emptyOthers,
    ...politeRoutes,
    ...watching.signed,
    ...signIn.signed,
    ['GET', 'displaypreferences/*', (call) => preferences.get(call.params[0] ?? '', clientOf(call))],
    ['POST', 'displaypreferences/*', (call) => void preferences.set(call.params[0] ?? '', clientOf(call), { ...call.body })],
    ...items.routes,
  ])
  const whoIs = (token: string, ip: string | null): Promise<AppCaller | null> =>
    sessions.authentication.recognizeApp(token, { scope: 'watch', ip })

  const openSocket = async ({ words, request, asked, peer }: Omit<Call, 'body' | 'params'>): Promise<Response | undefined> => {
    const session = (await whoIs(words.token, asked.ip))?.session
    if (!session) return refused(401)
    return peer.upgrade(request, { data: { guest: sockets.guestFor(session.id) } }) ? undefined : refused(400)
  }
  const answer = async (
    request: Request,
    { asked, peer, path }: { asked: Asked; peer: Peer; path: string },
  ): Promise<Response | undefined> => {
    if (asked.method === 'OPTIONS') return done()
    const heard = readCall(request, { asked, peer })
    if (path === 'socket') return await openSocket(heard)
    const method = asked.method === 'HEAD' ? 'GET' : asked.method
    const publicly = findOpen(method, path)
    if (publicly) return asResponse(await publicly.answer({ ...heard, params: publicly.params, body: await readBody(request) }))
    const session = (await whoIs(heard.words.token, asked.ip))?.session
    if (!session) return refused(401)
    const found = findSigned(method, path)
    if (!found) return refused(404)
    return asResponse(await found.answer({ ...heard, session, params: found.params, body: await readBody(request) }))
  }

  const discovery = createDiscovery({
    isOn: () => isOn() && config.get().jellyfin_discovery,
    serverId,
    name,
    addressFor: (remote) => addressNear(remote, { reachable: sessions.reachable(), local: sessions.local() }),
    log: logs.for('jellyfin', 'discovery'),
  })
  return {
    /** Null if the request is not for it. Undefined once a socket is upgraded. */
    async answer(request: Request, asked: Asked, peer: Peer): Promise<Response | undefined | null> {
      const path = isOn() ? dialectPath(asked.path) : null
      if (path === null) return null
      const response = await answer(request, { asked, peer, path })
      return response && asked.method === 'HEAD' ? new Response(null, response) : response
    },
    applySettings: discovery.apply,
    begin: discovery.apply,
    close: () => {
      discovery.close()
      sockets.closeAll()
    },
    /** Why apps do not get here although they may. */
    trouble: (): 'unreachable' | 'undiscoverable' | null => {
      if (!isOn()) return null
      if (sessions.reachable().length === 0) return 'unreachable'
      return discovery.hasTrouble() ? 'undiscoverable' : null
    },
  }
}

const asResponse = (value: unknown): Response => {
  if (value instanceof Response) return value
  return value === null || value === undefined ? done() : json(value)
}

/** For an app on this computer, its own address; otherwise the one that begins like the app's. */
const addressNear = (remote: string, { reachable, local }: { reachable: string[]; local: string }): string | null => {
  if (remote.startsWith('127.')) return `${local.replace('localhost', '127.0.0.1')}/jellyfin`
  const start = remote.split('.').slice(0, 3).join('.')
  const best = reachable.find((url) => url.includes(`//${start}.`)) ?? reachable[0]
  return best === undefined ? null : `${best}/jellyfin`
}
