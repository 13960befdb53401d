import { say } from '#server/foundation/lib/sentence'
import { type Chosen, type EngineParts, filesOf, isChoice, isGoalReached, isWhole, type Life, mark } from './engine-life'
import { makeSafe, restoreState, save } from './engine-memory'
import { createReadBack } from './engine-read-back'
import { createStore } from './engine-store'
import { type Joining, joinByMagnet, joinByMetainfo } from './engine-swarm'
import { isProblem, type Magnet, type Metainfo, readInfo } from './metainfo'
import { makeFolder } from './open-inside'
import { problemOf } from './problem-of'
import type { Problem, TorrentState } from './protocol'
import { sentences } from './sentences'
import { verifyPieces } from './verify-pieces'

/** One turn of work on a torrent. */
export type Work = {
  readonly parts: EngineParts
  readonly life: Life
  readonly become: (to: TorrentState) => void
  /** Runs a step after the current one. */
  readonly ask: (step: Step) => void
  /** Ends what runs and marks the torrent as failed. */
  readonly fail: (found: Problem) => void
  /** Whether something else was requested meanwhile. */
  readonly isCancelled: () => boolean
}
export type Step = (work: Work) => Promise<void>

/** Moves the torrent from its current state towards its goal. */
export const advance: Step = async (work) => {
  const { life, become } = work
  if (!life.metainfo) return inspect(work)
  if (!life.wanted) return become(life.paused ? 'paused' : 'waiting')
  if (!isChoice(life.metainfo, life.wanted)) return work.fail(say(sentences, 'no_such_files'))
  if (!life.chosen) {
    const gone = await restoreState(work.parts, life, life.metainfo)
    if (gone) {
      life.chosen = undefined
      return work.fail(gone)
    }
  }
  if (life.paused) return become('paused')
  await fetchOrShare(work, life.metainfo)
}

/** Leaves the swarm and closes the files; everything downloaded is safe on disk afterwards. */
export const rest: Step = async ({ parts, life }) => {
  const { swarm, store } = life
  life.swarm = undefined
  await swarm?.leave()
  await stopReadingBack(life)
  if (!life.safe.clean)
    await makeSafe(life).catch((error) => parts.log.warn('files not synced', { info_hash: life.info_hash, reason: problemOf(error).text }))
  try {
    await save(parts, life)
  } finally {
    // Of a deleted file that is still open, a full disk gets nothing back.
    life.store = undefined
    await store?.close()
  }
}

/** The metadata arrived, or was there from the start. */
export const learn = async (work: Work, metainfo: ReturnType<typeof readInfo>): Promise<void> => {
  const { life, parts } = work
  if (isProblem(metainfo)) return work.fail(metainfo)
  if (metainfo.info_hash !== life.info_hash) return work.fail(say(sentences, 'damaged_torrent'))
  life.metainfo = metainfo
  await parts.resumes.saveTorrent(life.info_hash, metainfo.bytes)
  tellFiles(work, metainfo)
  await advance(work)
}

export const tellFiles = ({ parts, life }: Work, metainfo: Metainfo): void =>
  parts.tell({
    type: 'metadata',
    info_hash: life.info_hash,
    name: metainfo.name,
    private: metainfo.private,
    size_bytes: metainfo.length,
    files: filesOf(life) ?? [],
  })

const inspect: Step = async (work) => {
  const { life, become } = work
  if (life.paused) return become('paused')
  become('inspecting')
  if (!life.swarm && life.magnet) life.swarm = joinByMagnet(joiningOf(work), life.magnet, life.moreTrackers)
}

const fetchOrShare = async (work: Work, metainfo: Metainfo) => {
  const { life, become } = work
  const { chosen } = life
  if (!chosen) return
  life.store ??= createStore({
    folder: await makeFolder(life.root, life.info_hash),
    layout: chosen.layout,
    buffers: work.parts.engine.buffers,
  })
  if (!life.trusted && !(await checkAll(work, chosen))) return
  if (isWhole(chosen) && !life.complete) return finish(work)
  if (life.complete && isGoalReached(life)) return work.ask(retire)
  await connect(work, metainfo, chosen)
  become(life.complete ? 'seeding' : 'downloading')
}

export const retire: Step = async (work) => {
  await rest(work)
  work.become('completed')
}

/** After an unclean stop nothing is trusted: reads every piece. False if interrupted. */
const checkAll = async (work: Work, chosen: Chosen): Promise<boolean> => {
  const { life, become } = work
  become('checking')
  life.complete = false
  if (!(await check(work, chosen, () => true))) return false
  life.trusted = true
  if (isWhole(chosen)) await tellComplete(work)
  return true
}

/** All pieces arrived: reads the remaining ones back from disk before anything relies on them. */
const finish: Step = async (work) => {
  const { life, become } = work
  const { chosen, store, metainfo } = life
  if (!chosen || !store || !metainfo || life.complete) return
  become('checking')
  await store.makeEmptyFiles()
  await store.sync()
  const { readBack } = life
  await stopReadingBack(life)
  if (!(await check(work, chosen, (piece) => readBack?.isGood(piece) !== true))) return
  if (isWhole(chosen)) {
    await tellComplete(work)
    return fetchOrShare(work, metainfo)
  }
  life.damages++
  work.parts.log.warn('damage found on disk', { info_hash: life.info_hash, damages: life.damages })
  if (life.damages > 2) return work.fail(say(sentences, 'disk_forgets'))
  await rest(work)
  await advance(work)
}

const tellComplete = async ({ parts, life }: Work) => {
  await makeSafe(life)
  life.complete = true
  await save(parts, life)
  parts.tell({ type: 'completed', info_hash: life.info_hash })
}

const stopReadingBack = async (life: Life): Promise<void> => {
  await life.readBack?.stop()
  life.readBack = undefined
}

const check = ({ parts, life, isCancelled }: Work, chosen: Chosen, isDoubted: (piece: number) => boolean): Promise<boolean> =>
  verifyPieces({
    pieces: [...chosen.layout.wantedPieces].filter(isDoubted).sort((a, b) => a - b),
    hashes: life.metainfo?.hashes ?? [],
    isAsWritten: (piece, bytes) => life.store?.isAsWritten(piece, bytes) === true,
    read: async (piece) => (await life.store?.read(piece)) ?? null,
    giveBack: parts.engine.buffers.giveBack,
    isCancelled,
    onPiece: (piece, isGood) => mark(chosen, piece, isGood),
  })

const connect = async (work: Work, metainfo: Metainfo, chosen: Chosen) => {
  const { life } = work
  const { swarm, store } = life
  if (!store || swarm?.isFetching()) return
  const plan = { metainfo, layout: chosen.layout, store, bits: chosen.bits }
  if (!life.complete) life.readBack ??= createReadBack({ store, layout: chosen.layout, hashes: metainfo.hashes })
  life.lastPayloadAt = work.parts.now()
  if (chosen.have.all === metainfo.length) life.completionAnnounced = true
  if (swarm && !metainfo.private) swarm.fetch(plan)
  else {
    await swarm?.leave()
    life.swarm = joinByMetainfo(joiningOf(work), plan, { ...(life.magnet ?? noMagnet), more: life.moreTrackers })
  }
  life.swarm?.prioritize(life.urgent)
}

const noMagnet: Pick<Magnet, 'trackers' | 'peers'> = { trackers: [], peers: [] }

const joiningOf = (work: Work): Joining => {
  const { parts, life } = work
  return {
    engine: parts.engine,
    reach: parts.reach,
    now: parts.now,
    totals: () => ({ uploaded: life.uploaded, downloaded: life.downloaded, left: leftOf(life) }),
    isSeeding: () => life.complete,
    limits: life.limits,
    mayTellCompletion: () => {
      const isFirst = !life.completionAnnounced
      life.completionAnnounced = true
      return isFirst
    },
    onMetadata: (bytes) => work.ask((next) => learn(next, readInfo(bytes))),
    onPiece: (piece) => arrived(work, piece),
    onPayload: (direction, bytes) => {
      life[direction] += bytes
      if (direction === 'downloaded') life.lastPayloadAt = parts.now()
      if (life.unsaved === 'nothing') life.unsaved = 'totals'
      if (direction === 'uploaded' && life.state === 'seeding' && isGoalReached(life)) {
        life.swarm?.mute()
        work.ask(retire)
      }
    },
    onFailure: (error) => work.fail(problemOf(error)),
    onBan: (banned) => parts.log.info('peer banned: its data fails the check', { info_hash: life.info_hash, ...banned }),
    onWarning: (reason) => parts.log.debug('swarm warning', { info_hash: life.info_hash, reason }),
  }
}

const leftOf = ({ metainfo, chosen }: Life) => (metainfo ? metainfo.length - (chosen?.have.all ?? 0) : undefined)

const arrived = (work: Work, piece: number) => {
  const { life } = work
  const { chosen } = life
  if (!chosen || chosen.bits.has(piece)) return
  mark(chosen, piece, true)
  life.readBack?.add(piece)
  life.safe = { clean: false, stamps: [] }
  life.unsaved = 'pieces'
  if (isWhole(chosen) && !life.complete) work.ask(finish)
}
