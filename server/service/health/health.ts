import type { Journal } from '#server/foundation/history/journal'
import { type Attempt, attempt } from '#server/foundation/lib/attempt'
import type { Clock } from '#server/foundation/lib/clock'
import { milliseconds, type Seconds } from '#server/foundation/lib/duration'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { type Cursors, type PageOf, type PageRequest, pageOfAll } from '#server/foundation/platform/http/page'
import type { Log } from '#server/foundation/platform/log'
import { onPulseEvery } from '#server/foundation/platform/pulse'
import { inSpan } from '#server/foundation/platform/trace'
import type { Fix, HealthEntry } from './schema'
import { type Subject, sentences } from './sentences'

/** An issue. `subject` distinguishes several with the same code, such as the id of a folder. */
export type Finding = {
  /** A `notice` requires no action: something works less well than it could. */
  readonly severity: 'notice' | 'warning' | 'error'
  readonly title: Sentence
  /** A plain string is text from elsewhere and is not translated. */
  readonly detail?: Sentence | string | null
  readonly fix?: Fix | null
  readonly subject?: string | number
}
export type Findings = Finding | readonly Finding[] | null

/** A check that runs repeatedly; null or nothing found means all is well. */
export type HealthCheck = {
  readonly code: string
  /** What is checked, for the message that says it could not be. */
  readonly about: Subject
  readonly look: () => Findings | Promise<Findings>
  /** Announced immediately, as this kind of issue does not resolve on its own. */
  readonly immediate?: boolean
  readonly every?: Seconds
  readonly within?: Seconds
}

export type Health = ReturnType<typeof createHealth>
type Deps = {
  journal: Pick<Journal, 'commit'>
  clock: Clock
  log: Log
  cursors: Cursors
  checks?: readonly HealthCheck[]
  /** How long an issue must last before it is announced. */
  hold?: Seconds
}
type Known = { readonly entry: HealthEntry; readonly sinceMs: number; isAnnounced: boolean }
type Settling = { readonly code: string; readonly found: readonly Finding[]; readonly isImmediate: boolean }

const worst: readonly HealthEntry['severity'][] = ['error', 'warning', 'notice', 'ok']
const defaults = { every: 10, within: 5, hold: 10, tick: 5 } as const satisfies Record<string, Seconds>

/** Finds issues. Announces an issue once it has lasted, and its end immediately; lists those that were announced. */
export const createHealth = ({ journal, clock, log, cursors, checks = [], hold = defaults.hold }: Deps) => {
  const known = new Map<string, Known>()
  const registered = [...checks]
  const lastLook = new Map<HealthCheck, number>()
  const looking = new Map<HealthCheck, Promise<void>>()
  const hanging = new Set<HealthCheck>()
  let endPulse: (() => void) | null = null

  const publish = ({ code, title, detail, values }: HealthEntry, severity: HealthEntry['severity']): void => {
    writeTo(log, { code, severity, title, detail })
    try {
      journal.commit((_, announce) => announce({ type: 'health_changed', code, severity, title, detail, values }))
    } catch (error) {
      // A full disk is an issue itself: list it even though the event could not be stored.
      log.error('failed to store a health event', { code, error })
    }
  }

  const hasLasted = ({ sinceMs }: Known): boolean => {
    const now = clock.now().getTime()
    return now - sinceMs >= milliseconds(hold) || now < sinceMs
  }

  const note = (finding: Finding, { code, isImmediate }: Settling): string => {
    const id = finding.subject === undefined ? code : `${code}:${finding.subject}`
    const before = known.get(id)
    const { severity } = finding
    const now = clock.now()
    const since = before?.entry.since ?? now.toISOString()
    const after: Known = {
      entry: { id, code, severity, ...messagesOf(finding), since },
      sinceMs: before?.sinceMs ?? now.getTime(),
      isAnnounced: before?.isAnnounced ?? false,
    }
    known.set(id, after)
    const isNews = after.isAnnounced ? differs(before?.entry, after.entry) : isImmediate || hasLasted(after)
    after.isAnnounced ||= isNews
    if (isNews) publish(after.entry, severity)
    return id
  }

  const settle = (settling: Settling): void => {
    const still = new Set(settling.found.map((finding) => note(finding, settling)))
    for (const [id, { entry, isAnnounced }] of known) {
      if (entry.code !== settling.code || still.has(id)) continue
      known.delete(id)
      if (isAnnounced) publish(entry, 'ok')
    }
  }

  const look = (check: HealthCheck, isAsked: boolean): Promise<void> => {
    const running = looking.get(check)
    if (running !== undefined) return running
    lastLook.set(check, clock.now().getTime())
    const done = inSpan(() => answerOf(check, hanging)).then((answer) => {
      looking.delete(check)
      if (!answer.ok) log.warn('health check failed', { code: check.code, error: answer.error })
      const found = answer.ok ? [answer.value ?? []].flat() : [unanswered(check, answer.error)]
      settle({ code: check.code, found, isImmediate: isAsked || (check.immediate ?? false) })
    })
    looking.set(check, done)
    return done
  }

  const isDue = (check: HealthCheck): boolean => {
    const sinceLook = clock.now().getTime() - (lastLook.get(check) ?? Number.NEGATIVE_INFINITY)
    const isHeld = [...known.values()].some(({ entry, isAnnounced }) => entry.code === check.code && !isAnnounced)
    return isHeld || sinceLook >= milliseconds(check.every ?? defaults.every) || sinceLook < 0
  }

  const tick = async (): Promise<void> => {
    await Promise.all(registered.filter(isDue).map((check) => look(check, false)))
  }
  const entries = (): HealthEntry[] =>
    [...known.values()]
      .filter(({ isAnnounced }) => isAnnounced)
      .map(({ entry }) => entry)
      .toSorted((a, b) => worst.indexOf(a.severity) - worst.indexOf(b.severity) || a.since.localeCompare(b.since))

  return {
    entries,
    list: (asked: PageRequest): PageOf<HealthEntry> => pageOfAll(entries(), asked, { scope: 'health', cursors }),
    register: (...more: readonly HealthCheck[]): void => {
      registered.push(...more)
    },
    /** Runs the checks that are due. */
    tick,
    /** Something changed that may have fixed an issue: repeats the checks behind announced issues. */
    review: async (): Promise<void> => {
      const announced = new Set([...known.values()].filter(({ isAnnounced }) => isAnnounced).map(({ entry }) => entry.code))
      await Promise.all(registered.filter(({ code }) => announced.has(code)).map((check) => look(check, false)))
    },
    /** Runs some checks now and announces what they find immediately. */
    runChecks: async (codes: readonly string[]): Promise<void> => {
      await Promise.all(registered.filter(({ code }) => codes.includes(code)).map((check) => look(check, true)))
    },
    /** Runs all checks now and announces what they find immediately, as the user is waiting. */
    checkNow: async (): Promise<void> => {
      await Promise.all(looking.values())
      await Promise.all(registered.map((check) => look(check, true)))
    },
    /** For issues found elsewhere rather than by a check. Null when it is resolved. */
    report: (code: string, findings: Findings): void => settle({ code, found: [findings ?? []].flat(), isImmediate: true }),

    start(): void {
      endPulse ??= onPulseEvery(milliseconds(defaults.tick), () => void tick())
      void tick()
    },
    async stop(): Promise<void> {
      endPulse?.()
      endPulse = null
      await Promise.all(looking.values())
    },
  }
}

const writeTo = (log: Log, { severity, ...issue }: Pick<HealthEntry, 'code' | 'severity' | 'title' | 'detail'>): void => {
  if (severity === 'ok') log.info('issue resolved', { code: issue.code, title: issue.title })
  else log[severity === 'notice' ? 'info' : 'warn']('issue found', { severity, ...issue })
}

const differs = (before: HealthEntry | undefined, after: HealthEntry): boolean =>
  before?.severity !== after.severity || before.title !== after.title

const messagesOf = ({ title, detail = null, fix = null }: Finding) => ({
  title: title.text,
  detail: detail === null || typeof detail === 'string' ? detail : detail.text,
  values: { title, ...(detail !== null && { detail }) },
  fix,
})

class NoAnswer extends Error {
  readonly sentence: Sentence
  constructor(span: Seconds) {
    const sentence = say(sentences, 'no_answer_within', { span })
    super(sentence.text)
    this.sentence = sentence
  }
}

/** A check that hangs, as on a disconnected network folder, cannot be canceled: it times out, and is not started again until it ends. */
const answerOf = (check: HealthCheck, hanging: Set<HealthCheck>): Promise<Attempt<Findings>> => {
  const within = check.within ?? defaults.within
  const noAnswer = () => new NoAnswer(within)
  if (hanging.has(check)) return attempt(() => Promise.reject(noAnswer()))
  const { promise, reject } = Promise.withResolvers<never>()
  const patience = setTimeout(() => reject(noAnswer()), milliseconds(within))
  hanging.add(check)
  const answer = attempt(check.look).finally(() => hanging.delete(check))
  return attempt(async () => valueIn(await Promise.race([answer, promise]))).finally(() => clearTimeout(patience))
}

const valueIn = (answer: Attempt<Findings>): Findings => {
  if (!answer.ok) throw answer.error
  return answer.value
}

const unanswered = ({ about }: HealthCheck, error: Error): Finding => ({
  severity: 'warning',
  title: say(sentences, 'not_checked', { what: about }),
  detail: error instanceof NoAnswer ? error.sentence : say(sentences, 'see_log'),
})
