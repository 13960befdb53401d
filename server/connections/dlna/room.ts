import { createHash } from 'node:crypto'
import { isNear, plainAddress } from '#server/foundation/lib/near-address'
import { readCapped } from '#server/foundation/lib/read-capped'
import { releasedVersion } from '#server/foundation/lib/version'
import type { Asked } from '#server/foundation/platform/http/handle-request'
import { fetchNearby } from '#server/foundation/upstream/fetch-nearby'
import type { Ground } from '#server/ground'
import { isService, type Service } from './actions'
import { type AnnouncerTrouble, createAnnouncer } from './announcer'
import { createControl, xml } from './control'
import { deviceDescription, serviceDescription } from './descriptions'
import { createDevices } from './devices'
import { createDirectory } from './directory'
import { createPosters, type PosterDeps } from './posters'
import { dlnaRoutes } from './routes'
import { createShelves } from './shelves'
import { createSubscribers } from './subscribers'
import { wordsIn } from './words'

type Needs = {
  sessions: {
    sign: (fileId: number, sessionId: string | null) => { signature: string }
    /** Where devices at home reach the service. */
    lan: () => readonly { address: string; cidr: string; url: string }[]
  }
  images: Pick<PosterDeps, 'pictureOf' | 'bytesOf'>
}
type Visit = { readonly request: Request; readonly ip: string; readonly base: string }

const mostBody = 64 * 1024
/** What a device sees changes with these. */
const changing = ['movie_added', 'movie_updated', 'movie_removed', 'movie_watched', 'movie_unwatched', 'file_added', 'file_removed']

/** A DLNA media server: televisions without apps find the library and play from it. */
export const openDlna = ({ db, bus, journal, clock, config, cursors, logs, options, instanceId }: Ground, { sessions, images }: Needs) => {
  const uuid = uuidOf(instanceId)
  const isOn = () => config.get().dlna_enabled
  const name = () => config.get().dlna_name
  const words = () => wordsIn(config.get().language)
  const version = releasedVersion(options.version)
  // Devices keep what they read until this number changes, so it must not begin anew after a restart.
  let updateId = Math.floor(clock.now().getTime() / 1000) % 2 ** 31
  const devices = createDevices({ db, journal, clock, cursors, isOpen: () => config.get().dlna_open })
  const directory = createDirectory({ shelves: createShelves(db), name, updateId: () => updateId })
  const control = createControl({ directory, updateId: () => updateId })
  const posters = createPosters({ signingKey: () => config.get().session_signing_key ?? '', ...images })
  const subscribers = createSubscribers({ clock, updateId: () => updateId, notify: fetchNearby })
  const announcer = createAnnouncer({ isOn, uuid, version, places: sessions.lan, log: logs.for('dlna', 'announcer') })
  bus.subscribe(({ type }) => {
    if (!changing.includes(type)) return
    updateId = (updateId + 1) % 2 ** 32
    subscribers.changed()
  })

  const call = async ({ request, ip, base }: Visit, service: Service): Promise<Response> => {
    const device = devices.admit({ address: ip, headers: request.headers })
    if (!device) return refused(503)
    const bytes = await readCapped(new Response(request.body), mostBody)
    if (!bytes) return refused(413)
    const origin = `http://${request.headers.get('host') ?? ''}${base}`
    const at = {
      file: (id: number) => `${origin}/api/v1/play/s/${sessions.sign(id, device.guest).signature}/${id}`,
      poster: (id: number) => `${origin}/dlna/posters/${posters.nameOf(id)}`,
    }
    return await control(service, new TextDecoder().decode(bytes), { mayWatch: device.mayWatch, words: words(), at })
  }
  const answer = createAnswer([
    ['GET', /^\/dlna\/(device)\.xml$/, ({ base }) => xml(deviceDescription({ uuid, name: name(), version, base }))],
    ['GET', /^\/dlna\/(\w+)\.xml$/, (_, service) => (isService(service) ? xml(serviceDescription(service)) : null)],
    ['GET', /^\/dlna\/posters\/([\w.-]+)$/, (_, poster) => posters.answer(poster)],
    ['POST', /^\/dlna\/control\/(\w+)$/, (visit, service) => (isService(service) ? call(visit, service) : null)],
    [
      'SUBSCRIBE',
      /^\/dlna\/events\/(\w+)$/,
      ({ request, ip }, service) => (isService(service) ? subscribers.subscribe(request, { service, ip }) : null),
    ],
    ['UNSUBSCRIBE', /^\/dlna\/events\/(\w+)$/, ({ request }) => subscribers.unsubscribe(request)],
  ])

  return {
    routes: [dlnaRoutes(devices)],
    /** Null if the request is not for it, not from a device at home, or while it is off. */
    async answer(request: Request, asked: Asked): Promise<Response | null> {
      if (!isOn() || !asked.path.startsWith('/dlna/') || asked.ip === null || !isNear(asked.ip)) return null
      return await answer(asked, { request, ip: plainAddress(asked.ip), base: asked.base })
    },
    /** Whether what a signed address names is a device that may watch. */
    mayWatch: (guest: string): boolean => isOn() && devices.mayWatch(guest),
    applySettings: announcer.apply,
    begin: announcer.apply,
    close: () => {
      subscribers.close()
      announcer.close()
    },
    /** Why televisions do not find the server although it is on. */
    trouble: (): 'unreachable' | AnnouncerTrouble | null => {
      if (!isOn()) return null
      return sessions.lan().length === 0 ? 'unreachable' : announcer.trouble()
    },
  }
}

type Route = readonly [method: string, path: RegExp, answer: (visit: Visit, part: string) => Response | null | Promise<Response | null>]
/** Null if there is no answer to this method at this path. */
const createAnswer =
  (routes: readonly Route[]) =>
  async ({ path, method }: Asked, visit: Visit): Promise<Response | null> => {
    const found = routes.find(([by, form]) => by === (method === 'HEAD' ? 'GET' : method) && form.test(path))
    const answered = (await found?.[2](visit, found[1].exec(path)?.[1] ?? '')) ?? null
    return answered && method === 'HEAD' ? new Response(null, answered) : answered
  }

const refused = (status: 413 | 503): Response => new Response(null, { status })
const uuidOf = (instanceId: string): string =>
  createHash('md5')
    .update(`dlna ${instanceId}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
