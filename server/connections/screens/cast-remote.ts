import type { TLSSocket } from 'node:tls'
import { attempt } from '#server/foundation/lib/attempt'
import { createCastReader, encodeCast } from './cast-wire'
import { type Media, type Remote, ScreenRefused, type Standing, urlDigest } from './screen'

const names = 'urn:x-cast:com.google.cast'
const spaces = { link: `${names}.tp.connection`, beat: `${names}.tp.heartbeat`, receiver: `${names}.receiver`, media: `${names}.media` }
const platform = 'receiver-0'
/** Google's own player: every receiver has it, and it needs no registration. */
const defaultPlayer = 'CC1AD845'
const answerWithinMs = 8000
const beatMs = 5000

type Body = Readonly<Record<string, unknown>>
type Status = {
  readonly mediaSessionId?: number
  readonly playerState?: string
  readonly currentTime?: number
  readonly media?: { contentId?: string }
}

/** A Google Cast receiver. Rejects if it does not answer. */
export const openCastRemote = async (at: { host: string; port: number }): Promise<Remote> => {
  const link = await openLink(at)
  let player = ''
  let session: string | null = null
  let ours: string | null = null
  let mediaSessionId: number | undefined

  const join = async (question: Body): Promise<void> => {
    const answer = await link.ask(platform, spaces.receiver, question)
    const apps = (answer.status as { applications?: { appId: string; transportId: string; sessionId: string }[] })?.applications ?? []
    const app = apps.find(({ appId }) => appId === defaultPlayer)
    if (!app) throw new ScreenRefused(String(question.type))
    player = app.transportId
    session = app.sessionId
    link.send(player, spaces.link, { type: 'CONNECT' })
  }
  const tell = async (type: string, more: Body = {}): Promise<Body> => link.ask(player, spaces.media, { type, mediaSessionId, ...more })

  return {
    async load(wanted) {
      ours = urlDigest(wanted.url)
      await join({ type: 'LAUNCH', appId: defaultPlayer })
      const answer = await link.ask(player, spaces.media, {
        type: 'LOAD',
        autoplay: true,
        currentTime: wanted.start_seconds,
        ...loadOf(wanted),
      })
      if (answer.type !== 'MEDIA_STATUS') throw new ScreenRefused(String(answer.type))
      mediaSessionId = statusIn(answer)?.mediaSessionId
    },
    async rejoin(digest) {
      ours = digest
      await join({ type: 'GET_STATUS' })
      mediaSessionId = statusIn(await link.ask(player, spaces.media, { type: 'GET_STATUS' }))?.mediaSessionId
    },
    pause: async () => void (await tell('PAUSE')),
    resume: async () => void (await tell('PLAY')),
    async stop() {
      await tell('STOP')
      // Without this, the television stays in the player instead of going home.
      if (session !== null) await attempt(() => link.ask(platform, spaces.receiver, { type: 'STOP', sessionId: session }))
    },
    seek: async (seconds) => void (await tell('SEEK', { currentTime: seconds })),
    setVolume: async (level) => void (await link.ask(platform, spaces.receiver, { type: 'SET_VOLUME', volume: { level: level / 100 } })),
    async volume() {
      const { status } = await link.ask(platform, spaces.receiver, { type: 'GET_STATUS' })
      const level = (status as { volume?: { level?: number } } | undefined)?.volume?.level
      return level === undefined ? null : Math.round(level * 100)
    },
    look: async () => standingOf(statusIn(await tell('GET_STATUS')), ours),
    close: link.close,
  }
}

const statusIn = (answer: Body): Status | undefined => (Array.isArray(answer.status) ? (answer.status[0] as Status | undefined) : undefined)

const standingOf = (status: Status | undefined, ours: string | null): Standing => {
  const position_seconds = Math.max(0, status?.currentTime ?? 0)
  const isOther = status?.media?.contentId !== undefined && urlDigest(status.media.contentId) !== ours
  if (!status || status.playerState === 'IDLE' || isOther) return { state: 'ended', position_seconds }
  return { state: status.playerState === 'PAUSED' ? 'paused' : 'playing', position_seconds }
}

const loadOf = ({ url, mime, title, duration_seconds, subtitles }: Media): Body => ({
  media: {
    contentId: url,
    contentType: mime,
    streamType: 'BUFFERED',
    ...(duration_seconds !== null && { duration: duration_seconds }),
    // Only for adaptive streams; ours are fragmented MP4.
    ...(mime.includes('mpegurl') && { hlsSegmentFormat: 'fmp4', hlsVideoSegmentFormat: 'fmp4' }),
    metadata: { metadataType: 1, title },
    ...(subtitles && {
      tracks: [
        {
          trackId: 1,
          type: 'TEXT',
          subtype: 'SUBTITLES',
          trackContentId: subtitles.vtt,
          trackContentType: 'text/vtt',
          name: subtitles.language ?? 'Subtitles',
          language: subtitles.language ?? 'und',
        },
      ],
    }),
  },
  ...(subtitles && { activeTrackIds: [1] }),
})

/** The connection, with questions and their answers. */
const openLink = async ({ host, port }: { host: string; port: number }) => {
  const { connect } = await import('node:tls')
  const waiting = new Map<number, { answered: (body: Body) => void; failed: (error: Error) => void }>()
  let last = 0
  let ended: Error | null = null
  // A receiver signs itself, so this proves nothing about it: it learns nothing but one signed address.
  const socket: TLSSocket = connect({ host, port, rejectUnauthorized: false })
  const send = (to: string, namespace: string, body: Body): void => {
    if (!ended) socket.write(encodeCast({ from: 'sender-marquee', to, namespace, body }))
  }
  const end = (error: Error): void => {
    ended ??= error
    clearInterval(beat)
    socket.destroy()
    for (const { failed } of waiting.values()) failed(error)
    waiting.clear()
  }
  const read = createCastReader(({ from, body }) => {
    if (body.type === 'PING') send(from, spaces.beat, { type: 'PONG' })
    const asked = typeof body.requestId === 'number' ? waiting.get(body.requestId) : undefined
    if (asked) asked.answered(body)
  })
  const beat = setInterval(() => send(platform, spaces.beat, { type: 'PING' }), beatMs)
  beat.unref()
  socket.on('data', (chunk: Buffer) => {
    try {
      read(chunk)
    } catch (error) {
      end(error instanceof Error ? error : new Error('the receiver sends nonsense'))
    }
  })
  socket.on('error', end)
  socket.on('close', () => end(new Error('the receiver closed the connection')))
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  socket.once('secureConnect', resolve)
  socket.once('error', reject)
  socket.setTimeout(answerWithinMs, () => end(new Error('the receiver is not responding')))
  socket.once('close', () => reject(new Error('the receiver is not responding')))
  await promise
  send(platform, spaces.link, { type: 'CONNECT' })

  const ask = (to: string, namespace: string, body: Body): Promise<Body> => {
    const requestId = ++last
    const { promise: answer, resolve: answered, reject: failed } = Promise.withResolvers<Body>()
    if (ended) failed(ended)
    const timer = setTimeout(() => failed(new Error('the receiver is not responding')), answerWithinMs)
    waiting.set(requestId, { answered, failed })
    send(to, namespace, { ...body, requestId })
    return answer.finally(() => {
      clearTimeout(timer)
      waiting.delete(requestId)
    })
  }
  return { send, ask, close: () => end(new Error('closed')) }
}
