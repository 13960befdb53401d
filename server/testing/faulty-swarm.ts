import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { writeBencode } from '#server/foundation/lib/bencode'
import { messageTypes, startSpokenPeer } from './spoken-peer'
import { type createTorrentWorld, noGoal, sha256Of, snapshotIn } from './torrent-world'
import { after, until } from './until'
import { chanceFrom } from './utp-line'

type World = ReturnType<typeof createTorrentWorld>
type Session = Awaited<ReturnType<World['engine']>>['session']

const manners = ['honest', 'slow', 'lies', 'silent', 'leaves', 'partial', 'noisy', 'chokes', 'short', 'doubles', 'reorders'] as const
type Manner = (typeof manners)[number]

const blockBytes = 16 * 1024
const mostPeers = 7
const patienceMs = 4 * 60_000

/** What a seed stands for. At least one peer is honest and has everything; the others do their worst. */
export const planOf = (seed: number) => {
  const chance = chanceFrom(seed)
  const pick = (count: number) => Math.floor(chance() * count)
  const pieceLength = blockBytes * 2 ** pick(3)
  const length = 1 + pick(40 * pieceLength)
  const others = Array.from({ length: 1 + pick(mostPeers) }, () => manners[pick(manners.length)] ?? 'honest')
  const data = Buffer.alloc(length)
  for (let at = 0; at < length; at++) data[at] = pick(256)
  return { seed, pieceLength, data, peers: ['honest', ...others] as const satisfies readonly Manner[], chance }
}
type Plan = ReturnType<typeof planOf>

/** Downloads from the peers of a seed. Returns what is wrong with the outcome, nothing if all is well. */
export const downloadFromFaulty = async (world: World, session: Session, plan: Plan): Promise<readonly string[]> => {
  const endings: (() => unknown)[] = []
  const pieces = Array.from({ length: Math.ceil(plan.data.length / plan.pieceLength) }, (_, at) =>
    createHash('sha1')
      .update(plan.data.subarray(at * plan.pieceLength, (at + 1) * plan.pieceLength))
      .digest(),
  )
  const info = { length: plan.data.length, name: `movie-${plan.seed}.mkv`, 'piece length': plan.pieceLength, pieces: Buffer.concat(pieces) }
  const info_hash = createHash('sha1').update(writeBencode(info)).digest('hex')
  const addresses = await Promise.all(
    plan.peers.map((manner, at) =>
      startSpokenPeer(
        { atEnd: (ending) => endings.push(ending) },
        { ...peerOf(plan, manner, pieces.length), info_hash, host: hostOf(plan.seed, at) },
      ),
    ),
  )
  const tracker = trackerOf(addresses)
  const torrent = writeBencode({ announce: `http://127.0.0.1:${tracker.port}/announce`, info })
  const folder = await world.folder()
  const isOver = async () => {
    const found = await snapshotIn(session, info_hash)
    return found?.complete || found?.state === 'failed'
  }

  await session.add({ source: { torrent }, folder, files: [0], paused: false, seed_goal: noGoal })
  const ended = await until('it is over', isOver, patienceMs).then(
    () => true,
    () => false,
  )
  const found = await snapshotIn(session, info_hash)
  const expected = createHash('sha256').update(plan.data).digest('hex')
  const isRight = found?.complete && (await sha256Of(join(folder, info_hash, info.name))) === expected
  await session.remove(info_hash, true)
  await tracker.stop(true)
  for (const end of endings) void end()
  if (!ended) return [`not over: ${found?.state} at ${found?.progress}`]
  return isRight ? [] : [found?.complete ? 'complete with wrong bytes' : `failed: ${found?.error?.code}`]
}

export const describe = ({ seed, peers, data, pieceLength }: Plan): string =>
  `seed ${seed}: ${peers.join(', ')}; ${data.length} bytes in pieces of ${pieceLength}`

const hostOf = (seed: number, at: number): string => `127.${1 + (seed % 200)}.${(seed >> 3) % 200}.${10 + at}`

const trackerOf = (addresses: readonly string[]) => {
  const peers = addresses.map((address) => {
    const [host = '', port = ''] = address.split(':')
    return Buffer.from([...host.split('.').map(Number), Number(port) >> 8, Number(port) & 255])
  })
  return Bun.serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: () => new Response(Uint8Array.from(writeBencode({ interval: 1_800, peers: Buffer.concat(peers) }))),
  })
}

type Say = (kind: number, body: Buffer) => void
type Asked = { readonly piece: number; readonly offset: number; readonly length: number }
type Answering = { readonly say: Say; readonly leave: () => void; readonly asked: Asked; readonly count: number; readonly late: Asked[] }

const peerOf = (plan: Plan, manner: Manner, pieces: number) => {
  const bits = Buffer.alloc(Math.ceil(pieces / 8))
  for (let piece = 0; piece < pieces; piece++)
    if (manner !== 'partial' || plan.chance() < 0.5) bits[piece >> 3] = (bits[piece >> 3] ?? 0) | (128 >> (piece & 7))
  const answer = answers(plan)[manner]
  const late: Asked[] = []
  let count = 0
  return {
    pieces,
    bits,
    hear: (message: Buffer, say: Say, leave: () => void) => {
      if (message[0] !== messageTypes.request || message.length < 13) return
      const asked = { piece: message.readUInt32BE(1), offset: message.readUInt32BE(5), length: message.readUInt32BE(9) }
      answer({ say, leave, asked, count: count++, late })
    },
  }
}

const answers = (plan: Plan): { readonly [M in Manner]: (answering: Answering) => void } => {
  const { data, pieceLength, chance } = plan
  const noise = (length: number) => Buffer.from(Array.from({ length }, () => Math.floor(chance() * 256)))
  const block = ({ piece, offset, length }: Asked) => {
    const from = piece * pieceLength + offset
    return data.subarray(from, from + length)
  }
  const give = (say: Say, asked: Asked, bytes: Buffer = block(asked)): void => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(asked.piece)
    head.writeUInt32BE(asked.offset, 4)
    say(messageTypes.piece, Buffer.concat([head, bytes]))
  }
  const honest = ({ say, asked }: Answering) => give(say, asked)
  return {
    honest,
    partial: honest,
    slow: ({ say, asked }) => void after(5 + chance() * 60).then(() => give(say, asked)),
    lies: ({ say, asked }) => give(say, asked, chance() < 0.5 ? noise(asked.length) : block(asked)),
    silent: () => {},
    leaves: ({ say, leave, asked, count }) => (count > 0 && chance() < 0.2 ? leave() : give(say, asked)),
    noisy: ({ say, asked }) => {
      say(9 + Math.floor(chance() * 200), noise(Math.floor(chance() * 60)))
      if (chance() < 0.3) say(messageTypes.have, Buffer.from([0xff, 0xff, 0xff, 0xff]))
      if (chance() < 0.3) say(messageTypes.bitfield, noise(3))
      give(say, asked)
    },
    chokes: ({ say, asked, count }) => {
      if (count % 4 !== 3) return give(say, asked)
      say(messageTypes.choke, Buffer.alloc(0))
      void after(20).then(() => say(messageTypes.unchoke, Buffer.alloc(0)))
    },
    short: ({ say, asked }) =>
      give(say, asked, chance() < 0.5 ? block(asked).subarray(0, Math.floor(asked.length / 2)) : Buffer.concat([block(asked), noise(9)])),
    doubles: ({ say, asked }) => {
      give(say, asked)
      give(say, asked)
    },
    reorders: ({ say, asked, late }) => {
      late.push(asked)
      if (late.length > 1) return
      void after(30).then(() => {
        for (const each of late.splice(0).reverse()) give(say, each)
      })
    },
  }
}
