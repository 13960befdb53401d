import { attempt } from '#server/foundation/lib/attempt'
import { codeOf } from '#server/foundation/lib/code-of'
import { milliseconds, minutes } from '#server/foundation/lib/duration'
import { isInNetwork } from '#server/foundation/lib/near-address'
import { readSsdp, ssdpGroup, ssdpPort, writeSsdp } from '#server/foundation/lib/ssdp'
import type { Log } from '#server/foundation/platform/log'
import { type GroupSocket, openGroupSocket } from '#server/foundation/platform/multicast'
import { deviceType, serviceNames, serviceType } from './actions'

type Place = { readonly address: string; readonly cidr: string; readonly url: string }
/** The network refuses multicast, or another program holds the port for itself. */
export type AnnouncerTrouble = 'port_taken' | 'no_multicast'
type Deps = {
  isOn: () => boolean
  uuid: string
  version: string
  /** Where devices at home reach us, one for each network. */
  places: () => readonly Place[]
  log: Log
  port?: number
}

/** Announced anew before a third of it is over: announcements get lost. */
const lifetime = minutes(30)
const again = minutes(8)
const mostDelaySeconds = 3

/** Tells each network at home that the media server is there, and answers those who search. Nothing is open while it is off. */
export const createAnnouncer = ({ isOn, uuid, version, places, log, port = ssdpPort }: Deps) => {
  const targets = ['upnp:rootdevice', `uuid:${uuid}`, deviceType, ...serviceNames.map(serviceType)]
  const usn = (target: string) => (target.startsWith('uuid:') ? target : `uuid:${uuid}::${target}`)
  const server = `UPnP/1.0 DLNADOC/1.50 Marquee/${version}`
  const open = new Map<string, { place: Place; socket: GroupSocket }>()
  let trouble: AnnouncerTrouble | null = null
  let timer: Timer | undefined
  /** Opening takes a moment; settings that change meanwhile come after it. */
  let work: Promise<void> = Promise.resolve()

  const facts = (place: Place) => ({ 'CACHE-CONTROL': `max-age=${lifetime}`, LOCATION: `${place.url}/dlna/device.xml`, SERVER: server })
  const announce = ({ place, socket }: { place: Place; socket: GroupSocket }, kind: 'alive' | 'byebye'): void => {
    for (const target of targets) {
      const headers = { HOST: `${ssdpGroup}:${ssdpPort}`, ...facts(place), NT: target, NTS: `ssdp:${kind}`, USN: usn(target) }
      socket.send(writeSsdp('NOTIFY * HTTP/1.1', headers), { port, address: ssdpGroup })
    }
  }
  const answer = (place: Place, data: Buffer, from: { address: string; port: number }): void => {
    // Each socket hears every network, so each answers its own; an answer to a forged sender would hit a stranger.
    if (!isInNetwork(from.address, place.cidr)) return
    const { first, headers } = readSsdp(data.toString('latin1'))
    if (!first.startsWith('M-SEARCH') || headers.get('man') !== '"ssdp:discover"') return
    const wanted = headers.get('st')
    for (const target of targets.filter((each) => wanted === 'ssdp:all' || wanted === each)) {
      const text = writeSsdp('HTTP/1.1 200 OK', { ...facts(place), EXT: '', ST: target, USN: usn(target) })
      // Many devices answer one question, so each waits a random time, as long as the one who asks allows.
      const wait = delayMs(headers.get('mx'))
      setTimeout(() => open.get(place.address)?.socket.send(text, from), wait).unref()
    }
  }
  const openAt = async (place: Place): Promise<void> => {
    const heard = (data: Buffer, from: { address: string; port: number }) => answer(place, data, from)
    const opened = await attempt(() => openGroupSocket({ address: place.address, port, group: ssdpGroup, heard }))
    if (opened.ok) {
      open.set(place.address, { place, socket: opened.value })
      announce({ place, socket: opened.value }, 'alive')
      return
    }
    const code = codeOf(opened.error)
    trouble = code === 'EADDRINUSE' || code === 'EACCES' ? 'port_taken' : 'no_multicast'
    log.warn('devices in a network cannot find the media server', { address: place.address, error: opened.error })
  }
  const closeAt = (address: string): void => {
    const found = open.get(address)
    if (!found) return
    announce(found, 'byebye')
    found.socket.close()
    open.delete(address)
  }
  /** Networks come and go. */
  const follow = async (): Promise<void> => {
    const wanted = new Map((isOn() ? places() : []).map((place) => [place.address, place]))
    const gone = [...open].filter(([address, { place }]) => wanted.get(address)?.url !== place.url)
    for (const [address] of gone) closeAt(address)
    for (const found of open.values()) announce(found, 'alive')
    trouble = null
    for (const place of wanted.values()) if (!open.has(place.address)) await openAt(place)
  }
  const apply = (): void => {
    clearInterval(timer)
    work = work.then(follow)
    if (!isOn()) return
    timer = setInterval(() => (work = work.then(follow)), milliseconds(again))
    timer.unref()
  }

  return {
    /** Opens or closes, as the settings say. */
    apply,
    /** Says goodbye, so that devices do not show a server that is gone. */
    close(): void {
      clearInterval(timer)
      for (const address of [...open.keys()]) closeAt(address)
    },
    trouble: (): AnnouncerTrouble | null => trouble,
    settled: (): Promise<void> => work,
  }
}

const delayMs = (given: string | undefined): number => {
  const seconds = given !== undefined && /^\d{1,3}$/.test(given) ? Math.min(Number(given), mostDelaySeconds) : 1
  return Math.random() * seconds * 300
}
