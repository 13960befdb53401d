import { readUpnpTime, upnpTime } from '#server/foundation/lib/didl'
import { readSoap, writeSoapAnswer, writeSoapFault } from '#server/foundation/lib/soap'

type State = 'NO_MEDIA_PRESENT' | 'PLAYING' | 'PAUSED_PLAYBACK' | 'STOPPED'
const transport = 'urn:schemas-upnp-org:service:AVTransport:1'

const serviceOf = (type: string): string =>
  `<service><serviceType>urn:schemas-upnp-org:service:${type}:1</serviceType><controlURL>/control</controlURL></service>`
const description = `<root><device><friendlyName>Living room</friendlyName><modelName>Fake</modelName><UDN>uuid:one</UDN><serviceList>${serviceOf('AVTransport')}${serviceOf('RenderingControl')}</serviceList></device></root>`

/** A DLNA renderer on this computer that plays nothing: it does as it is told, and remembers what that was. */
export const startRenderer = () => {
  const facts = { state: 'NO_MEDIA_PRESENT' as State, position: 0, uri: '', metadata: '', volume: 30, refusesMedia: false, forgetsSeeks: 0 }
  const told: string[] = []
  const actions: Record<string, (value: (name: string) => string) => Record<string, string | number>> = {
    setavtransporturi: (value) => {
      Object.assign(facts, { uri: value('currenturi'), metadata: value('currenturimetadata'), position: 0, state: 'STOPPED' })
      return {}
    },
    play: () => {
      facts.state = 'PLAYING'
      return {}
    },
    pause: () => {
      facts.state = 'PAUSED_PLAYBACK'
      return {}
    },
    stop: () => {
      facts.state = 'STOPPED'
      return {}
    },
    seek: (value) => {
      if (facts.forgetsSeeks-- > 0) return {}
      facts.position = readUpnpTime(value('target')) ?? -1
      return {}
    },
    setvolume: (value) => {
      facts.volume = Number(value('desiredvolume'))
      return {}
    },
    getvolume: () => ({ CurrentVolume: facts.volume }),
    gettransportinfo: () => ({ CurrentTransportState: facts.state, CurrentTransportStatus: 'OK', CurrentSpeed: '1' }),
    getpositioninfo: () => ({ TrackURI: facts.uri, RelTime: upnpTime(facts.position).slice(0, -4) }),
  }
  const control = async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return new Response(description)
    const call = await readSoap(await request.text())
    const name = call?.name ?? ''
    if (!name.startsWith('get')) told.push(name)
    const isRefused = name === 'setavtransporturi' && facts.refusesMedia
    const action = isRefused ? undefined : actions[name]
    if (!call || !action) return new Response(writeSoapFault(isRefused ? 714 : 401), { status: 500 })
    return new Response(
      writeSoapAnswer(
        { service: transport, name },
        action((each) => call.values.get(each) ?? ''),
      ),
    )
  }
  const server = Bun.serve({ hostname: '127.0.0.1', port: 0, fetch: control })
  return {
    facts,
    /** Names of the calls that changed something, in their order. */
    told,
    /** Where it describes itself. */
    described_at: `http://127.0.0.1:${server.port}/device.xml`,
    stop: () => server.stop(true),
  }
}
