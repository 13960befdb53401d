import { attempt } from '#server/foundation/lib/attempt'
import { didl, didlItem, readUpnpTime, upnpTime } from '#server/foundation/lib/didl'
import { readSoap, writeSoapCall } from '#server/foundation/lib/soap'
import type { FetchNearby } from '#server/foundation/upstream/fetch-nearby'
import { type Media, type Remote, ScreenRefused, type Standing, startOf, urlDigest } from './screen'

/** Where a renderer takes calls. */
export type Controls = { readonly transport: string; readonly rendering: string | null }
const transportType = 'urn:schemas-upnp-org:service:AVTransport:1'
const renderingType = 'urn:schemas-upnp-org:service:RenderingControl:1'
/** How long a renderer may say that it stopped before it has begun. */
const patienceMs = 20_000
const mostSeeks = 5
/** They seek to a key frame, in seconds. */
const seekMargin = 30

const states: Readonly<Record<string, Standing['state'] | undefined>> = {
  PLAYING: 'playing',
  TRANSITIONING: 'playing',
  PAUSED_PLAYBACK: 'paused',
}

type Deps = { controls: Controls; fetchNearby: FetchNearby; elapsedMs: () => number }

/** A DLNA renderer, by AVTransport 1 and RenderingControl 1. */
export const createDlnaRemote = ({ controls, fetchNearby, elapsedMs }: Deps): Remote => {
  let ours: string | null = null
  let begun = false
  let loaded = 0
  let playing: Media | null = null

  const ask = async (address: string, service: string, [name, values]: [string, Readonly<Record<string, string | number>>]) => {
    const headers = { 'content-type': 'text/xml; charset="utf-8"', soapaction: `"${service}#${name}"` }
    const body = writeSoapCall({ service, name }, { InstanceID: 0, ...values })
    const { status, bytes } = await fetchNearby(address, { method: 'POST', headers, body })
    const answer = await readSoap(new TextDecoder().decode(bytes))
    if (status !== 200) throw new ScreenRefused(`${name}: ${answer?.values.get('errorcode') ?? status}`)
    return (key: string) => answer?.values.get(key) ?? ''
  }
  const transport = (name: string, values = {}) => ask(controls.transport, transportType, [name, values])
  const seek = async (seconds: number): Promise<void> =>
    void (await transport('Seek', { Unit: 'REL_TIME', Target: upnpTime(seconds).slice(0, -4) }))

  const look = async (): Promise<Standing> => {
    const [info, position] = [await transport('GetTransportInfo'), await transport('GetPositionInfo')]
    const state = states[info('currenttransportstate')]
    const uri = position('trackuri')
    const position_seconds = startOf(uri.startsWith('http') ? uri : (playing?.url ?? '')) + (readUpnpTime(position('reltime')) ?? 0)
    const isOurs = !uri.startsWith('http') || urlDigest(uri) === ours
    if (state !== undefined && isOurs) {
      begun = true
      return { state, position_seconds }
    }
    const isBeginning = isOurs && !begun && elapsedMs() - loaded < patienceMs
    return { state: isBeginning ? 'playing' : 'ended', position_seconds }
  }
  /** Until it holds, or a while is over. */
  const until = async (holds: (standing: Standing) => boolean, forMs: number): Promise<boolean> => {
    const from = elapsedMs()
    for (;;) {
      if (holds(await look())) return true
      if (elapsedMs() - from > forMs) return false
      await Bun.sleep(100)
    }
  }
  /** Renderers refuse or forget to seek before they have begun, and say that they play before they do. */
  const beginAt = async (seconds: number): Promise<void> => {
    await until(() => begun, patienceMs)
    for (let i = 0; i < mostSeeks; i++) {
      const sought = await attempt(() => seek(seconds))
      if (!sought.ok && !(sought.error instanceof ScreenRefused)) throw sought.error
      if (await until(({ position_seconds }) => position_seconds >= seconds - Math.min(seekMargin, seconds / 2), 800)) return
    }
  }

  const load = async (wanted: Media): Promise<void> => {
    ours = urlDigest(wanted.url)
    playing = wanted
    begun = false
    await transport('SetAVTransportURI', { CurrentURI: wanted.url, CurrentURIMetaData: metadataOf(wanted) })
    await transport('Play', { Speed: 1 })
    loaded = elapsedMs()
    if (wanted.start_seconds >= 1 && !wanted.at) await beginAt(wanted.start_seconds)
  }

  return {
    load,
    async rejoin(digest) {
      ours = digest
      begun = true
    },
    pause: async () => void (await transport('Pause')),
    resume: async () => void (await transport('Play', { Speed: 1 })),
    stop: async () => void (await transport('Stop')),
    seek: (seconds) => (playing?.at ? load({ ...playing, url: playing.at(seconds) }) : seek(seconds)),
    async setVolume(level) {
      if (controls.rendering === null) throw new ScreenRefused('SetVolume')
      await ask(controls.rendering, renderingType, ['SetVolume', { Channel: 'Master', DesiredVolume: level }])
    },
    async volume() {
      if (controls.rendering === null) return null
      const answer = await ask(controls.rendering, renderingType, ['GetVolume', { Channel: 'Master' }])
      return Number(answer('currentvolume')) || 0
    },
    look,
    close: () => {},
  }
}

const metadataOf = ({ url, mime, title, size_bytes, duration_seconds, subtitles, at }: Media): string =>
  didl([
    didlItem({
      id: 'movie',
      parent: '0',
      title,
      files: [{ url, mime, size_bytes, duration_seconds, isConverted: at !== undefined }],
      subtitles: subtitles ? [subtitles.srt] : [],
    }),
  ])
