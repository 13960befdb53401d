import { attempt } from '#server/foundation/lib/attempt'
import type { Clock } from '#server/foundation/lib/clock'
import { milliseconds, minutes } from '#server/foundation/lib/duration'
import { plainAddress } from '#server/foundation/lib/near-address'
import { escapeXml, xmlDocument } from '#server/foundation/lib/soap'
import type { Service } from './actions'

type Subscriber = { readonly url: string; readonly service: Service; events: number; ends_at: number }
type Deps = {
  clock: Clock
  updateId: () => number
  quietMs?: number
  notify: (url: string, sent: { method: 'NOTIFY'; headers: Readonly<Record<string, string>>; body: string }) => Promise<unknown>
}

const lifetime = minutes(30)
const most = 40
/** Changes come in bursts: an import touches many movies. */
const usualQuietMs = 2000

/** Devices that want to know when the library changes. */
export const createSubscribers = ({ clock, updateId, notify, quietMs = usualQuietMs }: Deps) => {
  const all = new Map<string, Subscriber>()
  let timer: Timer | undefined

  const drop = (sid: string): void => void all.delete(sid)
  const forgetOld = (): void => {
    for (const [sid, { ends_at }] of all) if (ends_at <= clock.elapsedMs()) drop(sid)
  }
  const tell = async (sid: string, subscriber: Subscriber): Promise<void> => {
    const headers = {
      'content-type': 'text/xml; charset="utf-8"',
      nt: 'upnp:event',
      nts: 'upnp:propchange',
      sid,
      seq: String(subscriber.events++),
    }
    const told = await attempt(() =>
      notify(subscriber.url, { method: 'NOTIFY', headers, body: properties(subscriber.service, updateId()) }),
    )
    if (!told.ok) drop(sid)
  }
  const granted = (sid: string): Response => new Response(null, { headers: { sid, timeout: `Second-${lifetime}`, 'content-length': '0' } })

  const renew = (sid: string): Response => {
    const known = all.get(sid)
    if (!known) return new Response(null, { status: 412 })
    known.ends_at = clock.elapsedMs() + milliseconds(lifetime)
    return granted(sid)
  }
  const begin = (url: string, service: Service): Response => {
    if (all.size >= most) return new Response(null, { status: 503 })
    const sid = `uuid:${crypto.randomUUID()}`
    const subscriber = { url, service, events: 0, ends_at: clock.elapsedMs() + milliseconds(lifetime) }
    all.set(sid, subscriber)
    // The first message follows the answer: a device does not know its subscription before.
    setTimeout(() => void tell(sid, subscriber), 50).unref()
    return granted(sid)
  }

  return {
    /** Subscribes, or renews. A device is called at its own address only: another one would be a stranger's. */
    subscribe({ headers }: Request, { service, ip }: { service: Service; ip: string }): Response {
      forgetOld()
      const sid = headers.get('sid')
      if (sid !== null) return renew(sid)
      const url = /^<(http:[^>]{1,500})>/.exec(headers.get('callback') ?? '')?.[1]
      if (headers.get('nt') !== 'upnp:event' || url === undefined || !isOf(url, ip)) return new Response(null, { status: 412 })
      return begin(url, service)
    },
    unsubscribe({ headers }: Request): Response {
      return new Response(null, { status: all.delete(headers.get('sid') ?? '') ? 200 : 412 })
    },
    /** Tells them all, once for many changes. */
    changed(): void {
      if (all.size === 0 || timer !== undefined) return
      timer = setTimeout(() => {
        timer = undefined
        forgetOld()
        for (const [sid, subscriber] of all) if (subscriber.service === 'ContentDirectory') void tell(sid, subscriber)
      }, quietMs)
      timer.unref()
    },
    close(): void {
      clearTimeout(timer)
      all.clear()
    },
  }
}

const isOf = (url: string, ip: string): boolean => URL.canParse(url) && plainAddress(new URL(url).hostname.replace(/^\[|\]$/g, '')) === ip

const properties = (service: Service, updateId: number): string => {
  const values = service === 'ContentDirectory' ? { SystemUpdateID: updateId } : { SourceProtocolInfo: '', SinkProtocolInfo: '' }
  const inner = Object.entries(values).map(([name, value]) => `<e:property><${name}>${escapeXml(String(value))}</${name}></e:property>`)
  return xmlDocument(`<e:propertyset xmlns:e="urn:schemas-upnp-org:event-1-0">${inner.join('')}</e:propertyset>`)
}
