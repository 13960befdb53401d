import { readSoap, writeSoapAnswer, writeSoapFault } from '#server/foundation/lib/soap'
import { XmlRefused } from '#server/foundation/lib/xml'
import { type ActionName, actionNamed, refusals, type Service, serviceType } from './actions'
import type { Answer, Asking, createDirectory } from './directory'
import { sortable } from './sorts'

export type Caller = Omit<Asking, 'value'> & { readonly mayWatch: boolean }
type Deps = { directory: ReturnType<typeof createDirectory>; updateId: () => number }

/** Kinds of files that the library may hold. */
const mimes = ['video/mp4', 'video/x-matroska', 'video/webm', 'video/quicktime', 'video/mp2t', 'video/x-msvideo', 'video/mpeg']
const source = mimes.map((mime) => `http-get:*:${mime}:*`).join(',')
const connection = {
  ...{ RcsID: -1, AVTransportID: -1, ProtocolInfo: '', PeerConnectionManager: '', PeerConnectionID: -1 },
  ...{ Direction: 'Output', Status: 'OK' },
}

/** Answers the calls of devices. */
export const createControl = ({ directory, updateId }: Deps) => {
  const actions: Readonly<Record<Lowercase<ActionName>, (asking: Asking) => Answer | Promise<Answer>>> = {
    browse: directory.browse,
    search: directory.search,
    getsearchcapabilities: () => ({ SearchCaps: 'dc:title,upnp:class' }),
    getsortcapabilities: () => ({ SortCaps: sortable.join(',') }),
    getsystemupdateid: () => ({ Id: updateId() }),
    getprotocolinfo: () => ({ Source: source, Sink: '' }),
    getcurrentconnectionids: () => ({ ConnectionIDs: '0' }),
    getcurrentconnectioninfo: ({ value }) => (value('connectionid') === '0' ? connection : refusals.no_such_connection),
  }
  const isListing = (name: ActionName) => name === 'Browse' || name === 'Search'

  return async (service: Service, text: string, { mayWatch, ...caller }: Caller): Promise<Response> => {
    const call = await read(text)
    const name = call && actionNamed(service, call.name)
    if (!call || !name) return fault(refusals.unknown_action)
    const asking = { ...caller, value: (key: string) => call.values.get(key) ?? '' }
    const answer =
      mayWatch || !isListing(name) ? await actions[name.toLowerCase() as Lowercase<ActionName>](asking) : directory.waiting(asking)
    return typeof answer === 'number' ? fault(answer) : xml(writeSoapAnswer({ service: serviceType(service), name }, answer))
  }
}

const read = async (text: string) => {
  try {
    return await readSoap(text)
  } catch (error) {
    if (error instanceof XmlRefused) return null
    throw error
  }
}

/** `EXT` is empty: it says that we understood the request as UPnP means it. */
export const xml = (text: string, status = 200): Response =>
  new Response(text, { status, headers: { 'content-type': 'text/xml; charset="utf-8"', ext: '' } })
const fault = (code: number): Response => xml(writeSoapFault(code), 500)
