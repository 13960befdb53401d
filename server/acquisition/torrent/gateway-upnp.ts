import dgram from 'node:dgram'
import { readXml, type XmlElement } from '#server/foundation/lib/xml'
import type { Gateway, Mapped, NotMapped, Wish } from '#server/network/tunnel/gateway-pmp'
import { isPrivate } from './engine-bans'

/** Where routers listen for discovery. */
export const ssdp: Gateway = { host: '239.255.255.250', port: 1900 }

const searchMs = 2_000
const answerMs = 4_000
const maxBytes = 256 * 1024
const wanted = /^urn:schemas-upnp-org:service:WAN(IP|PPP)Connection:[12]$/
const onlyForEver = '725'

type Service = { readonly type: string; readonly control: URL; readonly ownAddress: string }

/** Asks a UPnP router to forward a port to us, the same one on both sides. A lifetime of 0 removes the mapping. */
export const mapByUpnp = async (search: Gateway, { protocol, internal: port, lifetimeSeconds }: Wish): Promise<Mapped | NotMapped> => {
  const service = await findService(search)
  if (!service) return { silent: true }
  const outside = { NewRemoteHost: '', NewExternalPort: port, NewProtocol: protocol.toUpperCase() }
  if (lifetimeSeconds === 0) {
    await say(service, 'DeletePortMapping', outside)
    return { silent: true }
  }
  const mapping = {
    ...outside,
    NewInternalPort: port,
    NewInternalClient: service.ownAddress,
    NewEnabled: 1,
    NewPortMappingDescription: 'Marquee',
  }
  let added = await say(service, 'AddPortMapping', { ...mapping, NewLeaseDuration: lifetimeSeconds })
  if (added.error === onlyForEver) added = await say(service, 'AddPortMapping', { ...mapping, NewLeaseDuration: 0 })
  if (added.error !== null) return { refused: `it answers with code ${added.error}` }
  const { texts } = await say(service, 'GetExternalIPAddress', {})
  return { by: 'upnp', external_port: port, external_address: texts.get('newexternalipaddress') || null, lifetime_seconds: lifetimeSeconds }
}

/** Follows only the host that answered: a response cannot send us elsewhere. */
const findService = async (search: Gateway): Promise<Service | undefined> => {
  for (const { location, from, ownAddress } of await findGateways(search)) {
    const url = URL.canParse(location) ? new URL(location) : undefined
    if (url?.protocol !== 'http:' || url.hostname !== from || !isPrivate(from)) continue
    const described = await read(url, {})
    const services = described ? await elementsOf(described.text, 'service') : []
    const service = services.map((each) => connectionIn(each, url)).find((found) => found !== undefined)
    if (service) return { ...service, ownAddress }
  }
  return undefined
}

const connectionIn = ({ children }: XmlElement, url: URL): Omit<Service, 'ownAddress'> | undefined => {
  const text = (name: string) => children.find((child) => child.name === name)?.text ?? ''
  const type = text('servicetype')
  if (!wanted.test(type) || !URL.canParse(text('controlurl'), url)) return undefined
  const control = new URL(text('controlurl'), url)
  return control.origin === url.origin ? { type, control } : undefined
}

type Found = { location: string; from: string; ownAddress: string }

const findGateways = async ({ host, port }: Gateway): Promise<Found[]> => {
  const socket = dgram.createSocket('udp4')
  const found: Found[] = []
  const question = ['InternetGatewayDevice:1', 'InternetGatewayDevice:2'].map((device) =>
    [
      'M-SEARCH * HTTP/1.1',
      `HOST: ${host}:${port}`,
      'MAN: "ssdp:discover"',
      'MX: 1',
      `ST: urn:schemas-upnp-org:device:${device}`,
      '',
      '',
    ].join('\r\n'),
  )
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, searchMs)
    socket.on('error', () => resolve())
    socket.on('message', (message: Buffer, { address }: { address: string }) => {
      const location = /^location:\s*(\S+)/im.exec(message.toString('latin1'))?.[1]
      if (!location || found.some((each) => each.location === location) || found.length >= 5) return
      found.push({ location, from: address, ownAddress: '' })
      clearTimeout(timer)
      setTimeout(resolve, 100)
    })
    for (const each of question) socket.send(each, port, host)
  })
  socket.close()
  return Promise.all(found.map(async (each) => ({ ...each, ownAddress: await ownAddressTo(each.from) })))
}

/** Which of our addresses the router sees. Sends nothing. */
const ownAddressTo = (host: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const socket = dgram.createSocket('udp4')
    socket.once('error', reject)
    socket.connect(9, host, () => {
      const { address } = socket.address()
      socket.close()
      resolve(address)
    })
  })

const say = async ({ type, control }: Service, action: string, values: Readonly<Record<string, string | number>>) => {
  const inner = Object.entries(values).map(([name, value]) => `<${name}>${value}</${name}>`)
  const body = `<?xml version="1.0"?><s:Envelope xmlns:s="http://schemas.xmlsoap.org/soap/envelope/" s:encodingStyle="http://schemas.xmlsoap.org/soap/encoding/"><s:Body><u:${action} xmlns:u="${type}">${inner.join('')}</u:${action}></s:Body></s:Envelope>`
  const answer = await read(control, {
    method: 'POST',
    headers: { 'content-type': 'text/xml; charset="utf-8"', soapaction: `"${type}#${action}"` },
    body,
  })
  const texts = new Map<string, string>()
  if (!answer) return { error: 'none', texts }
  for (const { name, text } of await elementsOf(answer.text, 'errorcode', 'newexternalipaddress')) texts.set(name, text)
  return { error: answer.ok ? null : (texts.get('errorcode') ?? String(answer.status)), texts }
}

const elementsOf = async (text: string, ...names: string[]): Promise<readonly XmlElement[]> =>
  readXml(text, names).then(
    ({ elements }) => elements,
    () => [],
  )

/** A device's response, bounded in time and size; redirects are not followed. */
const read = async (url: URL, init: RequestInit): Promise<{ ok: boolean; status: number; text: string } | undefined> => {
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(answerMs) })
    let text = ''
    const decoder = new TextDecoder()
    for await (const bytes of response.body ?? []) {
      text += decoder.decode(bytes, { stream: true })
      if (text.length > maxBytes) return undefined
    }
    return { ok: response.ok, status: response.status, text }
  } catch {
    return undefined
  }
}
