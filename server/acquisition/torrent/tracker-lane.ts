import type { TrackerAnswer } from './tracker-answer'

/** Trackers in tiers (BEP 12). */
export type Tiers = readonly (readonly string[])[]
export type AnnounceEvent = 'started' | 'completed' | 'stopped' | undefined

type LaneParts = {
  readonly tiers: Tiers
  /** Announces to one tracker. Throws if it does not answer, with its words if it refuses. */
  readonly announce: (tracker: string, how: { event: AnnounceEvent; id: string | undefined }) => Promise<TrackerAnswer>
  /** Resolves when an announce may go out; the last one of all need not wait. */
  readonly turn: () => Promise<void>
  /** Whether an answer that names no peer is not enough, so the next tracker is asked too. */
  readonly needsPeers: () => boolean
  readonly isOtherPeer: (address: string) => boolean
  /** After this long, the next tracker is asked although this one may still answer. */
  readonly patienceMs: number
  readonly random: () => number
  readonly onAnswer: (answer: TrackerAnswer, tracker: string) => void
  readonly onFailure: (error: Error) => void
}

type Member = { isStarted: boolean; isAsked: boolean; owesCompletion: boolean; id: string | undefined }

type Round = { readonly waits: number[]; isEnough: boolean }

const firstWaitMs = 20_000
const longestWaitMs = 30 * 60_000
/** For trackers that do not say how long to wait. */
const usualWaitMs = 30 * 60_000

/**
 * Announces to the trackers of some tiers, the first tier first, and goes on to the next one only for as long as nobody helps. Each tracker
 * hears each event once.
 */
export const createLane = (parts: LaneParts) => {
  const members = new Map<string, Member>(
    parts.tiers.flat().map((tracker) => [tracker, { isStarted: false, isAsked: false, owesCompletion: false, id: undefined }]),
  )
  const sending = new Set<Promise<unknown>>()
  let order: Tiers = parts.tiers.map((tier) => shuffled(tier, parts.random))
  let failures = 0
  let isBusy = false
  let isAskedAgain = false
  let isEnded = false
  let isClosing = false
  const ended = Promise.withResolvers<void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const heard = (member: Member, event: AnnounceEvent, { tracker_id }: TrackerAnswer): void => {
    member.isStarted = true
    if (event === 'completed') member.owesCompletion = false
    member.id = tracker_id ?? member.id
  }
  const failed = (error: unknown): void => {
    if (!isEnded) parts.onFailure(error instanceof Error ? error : new Error(String(error)))
  }
  const send = async (tracker: string, member: Member): Promise<TrackerAnswer | undefined> => {
    const event = nextEvent(member)
    member.isAsked = true
    const answer = await parts.announce(tracker, { event, id: member.id }).catch(failed)
    member.isAsked = false
    if (answer) heard(member, event, answer)
    if (isClosing && member.isStarted) await stop(tracker, member)
    return answer ?? undefined
  }
  const stop = async (tracker: string, { id }: Member): Promise<void> => {
    await parts.announce(tracker, { event: 'stopped', id }).catch(() => undefined)
  }

  const askIn = async (round: Round, tracker: string, member: Member): Promise<void> => {
    const answer = await send(tracker, member)
    if (!answer || isEnded) return
    isAskedAgain ||= member.owesCompletion
    order = order.map((tier) => withFirst(tier, tracker))
    parts.onAnswer(answer, tracker)
    round.waits.push(answer.wait_ms ?? usualWaitMs)
    round.isEnough ||= !parts.needsPeers() || answer.peers.some(parts.isOtherPeer)
  }
  const isDue = ({ isEnough }: Round, member: Member): boolean => !isEnded && (!isEnough || isOwedCompletion(member))

  const visit = async (round: Round, tracker: string): Promise<void> => {
    const member = members.get(tracker)
    if (!member || !isDue(round, member)) return
    await Promise.race([parts.turn(), ended.promise])
    if (!isDue(round, member)) return
    const asked = askIn(round, tracker, member).finally(() => sending.delete(asked))
    sending.add(asked)
    await atMost(asked, parts.patienceMs)
  }

  /** How long to wait until the next round. */
  const goRound = async (): Promise<number> => {
    const round: Round = { waits: [], isEnough: false }
    for (const tracker of order.flat()) await visit(round, tracker)
    await Promise.all(sending)
    failures = round.waits.length > 0 ? 0 : failures + 1
    return failures === 0 ? Math.max(...round.waits) : Math.min(firstWaitMs * 2 ** Math.min(failures, 10), longestWaitMs)
  }

  const ask = async (): Promise<void> => {
    if (isEnded) return
    isAskedAgain = isBusy
    if (isBusy) return
    isBusy = true
    clearTimeout(timer)
    const wait = await goRound()
    isBusy = false
    if (isEnded) return
    if (isAskedAgain) return ask()
    timer = setTimeout(() => void ask(), wait)
    timer.unref()
  }

  const end = (): void => {
    isEnded = true
    ended.resolve()
    clearTimeout(timer)
  }

  return {
    start: (): void => void ask(),
    complete: (): void => {
      for (const member of members.values()) member.owesCompletion = true
      void ask()
    },
    end,
    /** Ends, and tells all trackers that know the torrent, one that is just being asked as well. Resolves when they have answered. */
    close: async (): Promise<void> => {
      end()
      isClosing = true
      const known = [...members].filter(([, { isStarted, isAsked }]) => isStarted && !isAsked)
      await Promise.all([...sending, ...known.map(([tracker, member]) => stop(tracker, member))])
    },
  }
}

const nextEvent = ({ isStarted, owesCompletion }: Member): AnnounceEvent =>
  isStarted ? (owesCompletion ? 'completed' : undefined) : 'started'

const isOwedCompletion = ({ isStarted, owesCompletion }: Member): boolean => isStarted && owesCompletion

/** The tracker that answered is the first of its tier from now on. */
const withFirst = (tier: readonly string[], tracker: string): readonly string[] =>
  tier.includes(tracker) ? [tracker, ...tier.filter((each) => each !== tracker)] : tier

const shuffled = (tier: readonly string[], random: () => number): readonly string[] =>
  tier
    .map((tracker) => ({ tracker, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ tracker }) => tracker)

const atMost = async (work: Promise<void>, ms: number): Promise<void> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const tooLong = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms)
  })
  await Promise.race([work, tooLong])
  clearTimeout(timer)
}
