import { attempt } from '#server/foundation/lib/attempt'
import { readSsdp, ssdpGroup, ssdpPort, writeSsdp } from '#server/foundation/lib/ssdp'
import { readXml, type XmlElement, xmlText } from '#server/foundation/lib/xml'
import { openGroupSocket } from '#server/foundation/platform/multicast'
import type { FetchNearby } from '#server/foundation/upstream/fetch-nearby'
import type { FoundScreen } from './screen'

type Deps = { fetchNearby: FetchNearby; port?: number }
export type Search = { readonly address: string; readonly forMs: number; readonly found: (screen: FoundScreen) => void }

const target = 'urn:schemas-upnp-org:device:MediaRenderer:1'
const question = writeSsdp('M-SEARCH * HTTP/1.1', { HOST: `${ssdpGroup}:${ssdpPort}`, MAN: '"ssdp:discover"', MX: '2', ST: target })

/** Asks one network for DLNA renderers. Rejects if the network has no multicast. */
export const findDlna = async ({ fetchNearby, port = ssdpPort }: Deps, { address, forMs, found }: Search): Promise<void> => {
  const asked = new Set<string>()
  const heard = async (data: Buffer, from: { address: string }): Promise<void> => {
    const location = readSsdp(data.toString('latin1')).headers.get('location')
    if (location === undefined || asked.has(location) || asked.size > 50 || !isOf(location, from.address)) return
    asked.add(location)
    const read = await attempt(() => readRenderer(location, fetchNearby))
    if (!read.ok || read.value === null) return
    const { controls: _, ...renderer } = read.value
    found({ ...renderer, kind: 'dlna', address: from.address, location: location })
  }
  const socket = await openGroupSocket({ address, port: 0, heard: (data, from) => void heard(data, from) })
  // Datagrams get lost, so the question is put twice.
  for (let i = 0; i < 2; i++) {
    socket.send(question, { port, address: ssdpGroup })
    await Bun.sleep(forMs / 2)
  }
  socket.close()
}

/** A device describes itself at its own address, or it is not believed. */
const isOf = (location: string, ip: string): boolean => URL.canParse(location) && new URL(location).hostname === ip

/** What a renderer says of itself. Null if it is none. */
export const readRenderer = async (location: string, fetchNearby: FetchNearby) => {
  const { status, headers, bytes } = await fetchNearby(location)
  if (status !== 200) return null
  const { elements } = await readXml(xmlText(bytes, headers.get('content-type')), ['device', 'urlbase'])
  const device = elements.find(({ name }) => name === 'device')
  const base = elements.find(({ name }) => name === 'urlbase')?.text || location
  const services = device ? servicesIn(device) : []
  const addressOf = (type: string): string | null => {
    const service = services.find((each) => textOf(each, 'servicetype').includes(`:service:${type}:`))
    const address = service && URL.parse(textOf(service, 'controlurl'), base)
    return address && address.hostname === new URL(location).hostname ? address.href : null
  }
  const transport = addressOf('AVTransport')
  if (!device || transport === null) return null
  return {
    id: `dlna-${textOf(device, 'udn')
      .replace(/^uuid:/, '')
      .replaceAll(/[^\w-]/g, '')
      .slice(0, 80)}`,
    name: textOf(device, 'friendlyname').slice(0, 100) || new URL(location).hostname,
    model: textOf(device, 'modelname').slice(0, 100) || null,
    controls: { transport, rendering: addressOf('RenderingControl') },
  }
}

const textOf = (element: XmlElement, name: string): string => element.children.find((child) => child.name === name)?.text ?? ''
/** A renderer may be a part of another device. */
const servicesIn = (element: XmlElement): XmlElement[] =>
  element.children.flatMap((child) => (child.name === 'service' ? [child] : servicesIn(child)))
