import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { say } from '#server/foundation/lib/sentence'
import { type EngineParts, filesOf, isChoice, isGoalReached, type Life, snapshotOf } from './engine-life'
import { save } from './engine-memory'
import { advance, learn, rest, retire, type Step, tellFiles, type Work } from './engine-steps'
import { type ByteRange, fileOf, runsFor, verifiedRanges } from './engine-watch'
import { type Magnet, type Metainfo, readMetainfo } from './metainfo'
import type { Run } from './pieces'
import { problemOf } from './problem-of'
import type { CommandOf, Limits, Problem, SeedGoal, TorrentState } from './protocol'
import { sentences } from './sentences'
import { canFollow } from './torrent-states'

export type EngineTorrent = ReturnType<typeof createTorrent>

/** A requested torrent: from metainfo, from a magnet, or with the reason why it is impossible. */
export type Wish = Pick<CommandOf<'add'>, 'folder' | 'files' | 'paused' | 'seed_goal' | 'trackers'> & {
  readonly limits: Limits
  readonly info_hash: string
  readonly magnet?: Magnet | undefined
  readonly metainfo?: Metainfo | undefined
  readonly problem?: Problem | undefined
}

/** The life of one torrent: inspected, selected, downloaded, verified, shared. Its steps run one after another. */
export const createTorrent = (parts: EngineParts, wish: Wish) => {
  const life = newLife(wish)
  const { ask, interrupt } = createTurns(parts, life)
  const begin = wish.problem ? failing(wish.problem) : open

  return {
    info_hash: life.info_hash,
    snapshot: () => snapshotOf(life),
    files: () => filesOf(life),
    isUnsaved: () => life.unsaved,
    open: () => ask(begin),
    /** The reason if the selection is impossible. */
    start: (files: readonly number[]): Problem | undefined => {
      if (!life.metainfo) return say(sentences, 'files_unknown')
      if (!isChoice(life.metainfo, files)) return say(sentences, 'no_such_files')
      void interrupt(chooseFiles(inOrder(files)))
      return undefined
    },
    pause: () => interrupt(pause),
    resume: () => interrupt(resume),
    verify: () => interrupt(verify),
    setGoal: (goal: SeedGoal) => {
      life.goal = goal
      if (life.state === 'completed' && !isGoalReached(life)) void ask(advance)
    },
    limit: (limits: Limits) => {
      life.limits = limits
      life.swarm?.limit(limits)
    },
    addTrackers: (trackers: readonly string[]) => {
      life.moreTrackers = [...life.moreTrackers, ...trackers]
      life.swarm?.addTrackers(trackers)
    },
    watch: (index: number, at: number) => watch(parts, life, { index, at }),
    tick: (seconds: number) => tick({ parts, life, ask }, seconds),
    save: () => save(parts, life),
    close: () => interrupt(rest),
    remove: (deleteData: boolean) => interrupt((work) => remove(work, deleteData)),
  }
}

type Turns = { ask: (step: Step) => Promise<void>; interrupt: (step: Step) => Promise<void> }

const createTurns = (parts: EngineParts, life: Life): Turns => {
  let interruptions = 0
  let last: Promise<void> = Promise.resolve()

  const become = (to: TorrentState) => {
    if (life.state === to) return
    const from = life.state
    life.state = to
    if (!canFollow(from, to)) parts.log.error('a torrent took an impossible step', { info_hash: life.info_hash, from, to })
    parts.log.debug('torrent state', { info_hash: life.info_hash, from, to })
    parts.tell({ type: 'state', info_hash: life.info_hash, from, to })
  }

  const ask = (step: Step): Promise<void> => {
    const mine = interruptions
    const work: Work = { parts, life, become, ask: later, fail, isCancelled: () => interruptions !== mine }
    last = last.then(() => step(work)).catch((error) => fail(problemOf(error)))
    return last
  }

  /** A step that waited for a later step would wait forever. */
  const later = (step: Step) => void ask(step)

  const interrupt = (step: Step) => {
    interruptions++
    return ask(step)
  }

  const fail = (found: Problem) => {
    if (!life.problem) void interrupt(failing(found))
  }

  return { ask, interrupt }
}

const failing =
  (found: Problem): Step =>
  async (work) => {
    const { parts, life } = work
    if (life.problem) return
    life.problem = found
    parts.log.warn('torrent failed', { info_hash: life.info_hash, code: found.code, reason: found.text })
    await rest(work).catch((error) => parts.log.warn('torrent not closed', { info_hash: life.info_hash, reason: problemOf(error).text }))
    work.become('failed')
    parts.tell({ type: 'error', info_hash: life.info_hash, error: found })
  }

const newLife = (wish: Wish): Life => ({
  info_hash: wish.info_hash,
  root: wish.folder,
  magnet: wish.magnet,
  state: 'inspecting',
  problem: null,
  metainfo: wish.metainfo,
  wanted: wish.files && wish.files.length > 0 ? inOrder(wish.files) : null,
  chosen: undefined,
  store: undefined,
  readBack: undefined,
  swarm: undefined,
  paused: wish.paused,
  goal: wish.seed_goal,
  limits: wish.limits,
  moreTrackers: wish.trackers ?? [],
  uploaded: 0,
  downloaded: 0,
  seeding_seconds: 0,
  completionAnnounced: false,
  trusted: false,
  mayRefetch: false,
  complete: false,
  damages: 0,
  safe: { clean: false, stamps: [] },
  unsaved: 'nothing',
  urgent: [],
  watchedAt: 0,
  lastPayloadAt: 0,
})

const open: Step = async (work) => {
  const { parts, life } = work
  if (life.metainfo) {
    await parts.resumes.saveTorrent(life.info_hash, life.metainfo.bytes)
    tellFiles(work, life.metainfo)
    return advance(work)
  }
  const stored = await parts.resumes.loadTorrent(life.info_hash)
  return stored ? learn(work, readMetainfo(stored)) : advance(work)
}

const inOrder = (files: readonly number[]) => [...new Set(files)].sort((a, b) => a - b)

const chooseFiles =
  (wanted: readonly number[]): Step =>
  async (work) => {
    const { life } = work
    if (life.wanted?.toString() !== wanted.toString()) {
      if (life.chosen) await rest(work)
      life.wanted = wanted
      life.chosen = undefined
      life.complete = false
    }
    await advance(work)
  }

const pause: Step = async (work) => {
  work.life.paused = true
  await rest(work)
  if (!work.life.problem) work.become('paused')
}

const resume: Step = async (work) => {
  const { life } = work
  if (life.problem?.code === 'missing_files') life.mayRefetch = true
  life.paused = false
  life.problem = null
  await advance(work)
}

const verify: Step = async (work) => {
  const { life } = work
  if (!life.wanted) return
  await rest(work)
  life.mayRefetch = true
  life.trusted = false
  life.problem = null
  await advance(work)
}

const remove = async (work: Work, deleteData: boolean) => {
  const { parts, life } = work
  await rest(work).catch((error) => parts.log.warn('torrent not closed', { info_hash: life.info_hash, reason: problemOf(error).text }))
  await parts.resumes.remove(life.info_hash)
  if (deleteData) await rm(join(life.root, life.info_hash), { recursive: true, force: true })
}

const unwatchedAfterMs = 60_000

/** Prioritizes a file from this byte on, because somebody watches it. Returns its readable bytes; undefined if there is no such file. */
const watch = (parts: EngineParts, life: Life, { index, at }: { index: number; at: number }): ByteRange[] | undefined => {
  const file = fileOf(life, index)
  if (!file || !life.metainfo) return undefined
  if (!life.wanted?.includes(index)) return []
  life.watchedAt = parts.now()
  prioritize(life, runsFor(life.metainfo, file, at))
  return verifiedRanges(life, file)
}

const prioritize = (life: Life, runs: readonly Run[]): void => {
  life.urgent = runs
  life.swarm?.prioritize(runs)
}

const stalledAfterMs = 30_000

const tick = ({ parts, life, ask }: Pick<Work, 'parts' | 'life'> & Pick<Turns, 'ask'>, seconds: number) => {
  if (life.state === 'seeding') {
    life.seeding_seconds += seconds
    if (isGoalReached(life)) void ask(retire)
  }
  if (life.urgent.length > 0 && parts.now() - life.watchedAt > unwatchedAfterMs) prioritize(life, [])
  const isQuiet = parts.now() - life.lastPayloadAt > stalledAfterMs
  const next = life.state === 'downloading' && isQuiet ? 'stalled' : life.state === 'stalled' && !isQuiet ? 'downloading' : undefined
  if (next) void ask(async (work) => (life.swarm ? work.become(next) : undefined))
}
