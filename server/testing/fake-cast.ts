import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'node:tls'
import { type CastMessage, createCastReader, encodeCast } from '#server/connections/screens/cast-wire'

type Media = { mediaSessionId: number; playerState: string; currentTime: number; media: Record<string, unknown> }
type Body = Record<string, unknown>

/** A Google Cast receiver on this computer that plays nothing: it does as it is told, and remembers what that was. Needs `openssl`. */
export const startCastReceiver = async () => {
  const heard: Body[] = []
  const facts = { media: null as Media | null, level: 0.5, refusesMedia: false }
  const apps = () => ({ applications: [{ appId: 'CC1AD845', transportId: 'web-1', sessionId: 's1' }], volume: { level: facts.level } })
  const change = (media: Media, body: Body): void => {
    if (body.type === 'SEEK') media.currentTime = Number(body.currentTime)
    if (body.type === 'PAUSE') media.playerState = 'PAUSED'
    if (body.type === 'PLAY') media.playerState = 'PLAYING'
    if (body.type === 'STOP') media.playerState = 'IDLE'
  }
  const answerTo = (to: string, body: Body): Body | null => {
    if (body.type === 'PING') return { type: 'PONG' }
    if (body.type === 'CONNECT') return null
    if (body.type === 'SET_VOLUME') facts.level = (body.volume as { level: number }).level
    if (to === 'receiver-0') return { type: 'RECEIVER_STATUS', status: apps() }
    if (body.type === 'LOAD' && facts.refusesMedia) return { type: 'LOAD_FAILED' }
    if (body.type === 'LOAD')
      facts.media = {
        mediaSessionId: 7,
        playerState: 'PLAYING',
        currentTime: Number(body.currentTime),
        media: body.media as Record<string, unknown>,
      }
    else if (facts.media) change(facts.media, body)
    return { type: 'MEDIA_STATUS', status: facts.media ? [facts.media] : [] }
  }
  const server = createServer(certificate(), (socket) => {
    const read = createCastReader(({ from, to, namespace, body }: CastMessage) => {
      if (body.type !== 'PING' && body.type !== 'GET_STATUS') heard.push({ to, ...body })
      const answer = answerTo(to, body)
      if (answer) socket.write(encodeCast({ from: to, to: from, namespace, body: { requestId: body.requestId, ...answer } }))
    })
    socket.on('data', read)
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    facts,
    /** What it was told, without heartbeats and questions. */
    heard,
    port: (server.address() as AddressInfo).port,
    stop: () => server.close(),
  }
}

const certificate = (): { key: Buffer; cert: Buffer } => {
  const dir = mkdtempSync(join(tmpdir(), 'marquee-cast-'))
  const [key, cert] = [join(dir, 'key'), join(dir, 'cert')]
  const words = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=cast']
  execFileSync('openssl', [...words, '-keyout', key, '-out', cert], { stdio: 'ignore' })
  const made = { key: readFileSync(key), cert: readFileSync(cert) }
  rmSync(dir, { recursive: true })
  return made
}
