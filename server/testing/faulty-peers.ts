import { createHash } from 'node:crypto'
import { writeBencode } from '#server/foundation/lib/bencode'
import { messageTypes } from './spoken-peer'
import { after } from './until'
import { chanceFrom } from './utp-line'

const manners = ['honest', 'slow', 'lies', 'silent', 'leaves', 'partial', 'noisy', 'chokes', 'short', 'doubles', 'reorders'] as const
type Manner = (typeof manners)[number]

const blockBytes = 16 * 1024
const mostPeers = 7

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
export type Plan = ReturnType<typeof planOf>

export const describe = ({ seed, peers, data, pieceLength }: Plan): string =>
  `seed ${seed}: ${peers.join(', ')}; ${data.length} bytes in pieces of ${pieceLength}`

/** The torrent of a plan's movie. */
export const torrentOf = (plan: Plan) => {
  const pieces = Array.from({ length: Math.ceil(plan.data.length / plan.pieceLength) }, (_, at) =>
    createHash('sha1')
      .update(plan.data.subarray(at * plan.pieceLength, (at + 1) * plan.pieceLength))
      .digest(),
  )
  const info = { length: plan.data.length, name: `movie-${plan.seed}.mkv`, 'piece length': plan.pieceLength, pieces: Buffer.concat(pieces) }
  return {
    name: info.name,
    pieces: pieces.length,
    info_hash: createHash('sha1').update(writeBencode(info)).digest('hex'),
    torrent: (announce: string): Uint8Array => writeBencode({ announce, info }),
  }
}

type Say = (kind: number, body: Buffer) => void
type Asked = { readonly piece: number; readonly offset: number; readonly length: number }
type Answering = { readonly say: Say; readonly leave: () => void; readonly asked: Asked; readonly count: number; readonly late: Asked[] }

/** How a peer of a plan behaves. */
export const peerOf = (plan: Plan, manner: Manner, pieces: number) => {
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
