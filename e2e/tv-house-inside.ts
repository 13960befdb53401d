import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readUpnpTime } from '#server/foundation/lib/didl'
import { readSoap, writeSoapCall } from '#server/foundation/lib/soap'
import { stays, until } from '#server/testing/until'
import { makeVideo } from '#server/testing/video'
import { openVideoShelf } from './video-shelf'

/** The service in its own network, which it shares with a TV: prints what happened as JSON. */
const [tv = '', control = '', there = ''] = process.argv.slice(2)
const minutes = 60
/** Longer than what announces itself waits before it repeats its first words. */
const QUIET_MS = 3000
type Screen = { id: string; name: string; address: string; playing: { position_seconds: number; state: string } | null }

/** An hour that is made in seconds: a minute, again and again. */
const makeHour = (path: string): void => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-minute-'))
  const minute = makeVideo(join(dir, 'minute.mp4'), { seconds: 60 })
  const words = ['ffmpeg', '-v', 'error', '-stream_loop', String(minutes - 1), '-i', minute, '-c', 'copy', path]
  if (Bun.spawnSync(words, { stdin: 'ignore' }).exitCode !== 0) throw new Error('ffmpeg could not repeat a minute')
  rmSync(dir, { recursive: true })
}
const shelf = await openVideoShelf({ 'An Hour.mp4': makeHour }, { host: '0.0.0.0' })
const { client } = shelf.service
const { movie, file } = shelf.of('An Hour.mp4')
const screen = async (): Promise<Screen | undefined> => (await client.all<Screen>('/screens')).find(({ name }) => name === tv)
const playing = async () => (await screen())?.playing ?? null
const tell = async (what: string, body?: object): Promise<void> =>
  void (await client.call('POST', `/screens/${(await screen())?.id}/${what}`, body))
/** Where the TV itself says it is. */
const onTv = async (): Promise<number> => {
  const type = 'urn:schemas-upnp-org:service:AVTransport:1'
  const body = writeSoapCall({ service: type, name: 'GetPositionInfo' }, { InstanceID: 0 })
  const headers = { 'content-type': 'text/xml; charset="utf-8"', soapaction: `"${type}#GetPositionInfo"`, connection: 'close' }
  const answer = await readSoap(await (await fetch(control, { method: 'POST', headers, body, keepalive: false })).text())
  return readUpnpTime(answer?.values.get('reltime') ?? '') ?? -1
}
const took = async (work: () => Promise<unknown>): Promise<number> => {
  const from = performance.now()
  await work()
  return performance.now() - from
}
const multicast = 'src 10.78.0.1 and udp and (dst net 224.0.0.0/4 or port 1900 or port 7359)'
/** Ends with the first packet that the service sends to find or to be found. Resolves once it listens: what is sent before is not seen. */
const listenForPackets = async () => {
  const sniffer = Bun.spawn(['tcpdump', '--immediate-mode', '-l', '-n', '-i', 'v0', '-c', '1', multicast], {
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'pipe',
  })
  const heard = sniffer.stderr.pipeThrough(new TextDecoderStream()).getReader()
  let said = ''
  await until('tcpdump listens', async () => {
    const { value = '' } = await heard.read()
    said += value
    return said.includes('listening on')
  })
  return sniffer
}

try {
  const sniffer = await listenForPackets()
  const ports = () => Bun.spawnSync(['cat', '/proc/net/udp']).stdout.toString()
  const opened = () =>
    [1900, 5353, 7359].filter((port) => new RegExp(`:${port.toString(16).toUpperCase().padStart(4, '0')} `).test(ports()))
  await stays('nothing is sent', () => sniffer.exitCode === null, QUIET_MS)
  const whileOff = opened()

  await client.call('PUT', '/config', { dlna_enabled: true, jellyfin_enabled: true, screens_enabled: true })
  await until('something is sent', () => sniffer.exitCode !== null)
  const whileOn = opened()
  const asking = ['ip', 'netns', 'exec', there, 'gssdp-discover', '-i', 'v1', '-n', '4', '-t', 'urn:schemas-upnp-org:device:MediaServer:1']
  const servers = await new Response(Bun.spawn(asking, { stdin: 'ignore', stdout: 'pipe', stderr: 'ignore' }).stdout).text()
  await client.call('POST', '/screens/discover')
  await until('the TV is found', async () => (await screen()) !== undefined)
  const found = await screen()
  await tell('play', { file_id: file })
  await until('it plays', async () => ((await playing())?.position_seconds ?? 0) > 0)
  await tell('pause')
  await until('it is paused', async () => (await playing())?.state === 'paused')
  const ask_ms = await took(onTv)
  const seek_ms = await took(async () => {
    await tell('seek', { position_seconds: 600 })
    await until('it is where it was sent', async () => Math.abs((await onTv()) - 600) <= 2)
  })
  await tell('resume')
  await until('it goes on', async () => ((await playing())?.position_seconds ?? 0) > 602)
  await tell('pause')
  await until('it is paused', async () => (await playing())?.state === 'paused')
  const last = await onTv()
  await tell('stop')
  const { resume_position_seconds: kept } = await client.call<{ resume_position_seconds: number }>('GET', `/movies/${movie}`)
  console.log(JSON.stringify({ whileOff, whileOn, address: found?.address, ask_ms, seek_ms, last, kept, servers, left: await playing() }))
} finally {
  await shelf.close()
}
