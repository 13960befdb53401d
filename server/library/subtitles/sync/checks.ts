import { attempt } from '#server/foundation/lib/attempt'
import { createInTurn } from '#server/foundation/lib/in-turn'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { asWritten, type Timing } from '#server/foundation/lib/subtitle-timing'
import { inTurns } from '#server/foundation/lib/turns'
import type { Cue } from '#server/foundation/lib/web-vtt'
import type { Background } from '#server/foundation/platform/background'
import { Conflict, sentenceOf } from '#server/foundation/platform/errors'
import { sentences as ofPlatform } from '#server/foundation/platform/sentences'
import type { Listen } from '#server/library/media/listen'
import type { TimingCheck } from '../schema'
import { sentences } from '../sentences'
import type { SubtitleRow } from '../subtitles'
import { type Alignment, align } from './align'
import { speechIn } from './speech'

/** A file and the sound to compare with. `version` changes with its content. */
export type Sound = {
  readonly path: string
  readonly version: string
  readonly track: number
  readonly channels: number
  readonly duration_seconds: number
}
type Deps = {
  row: (id: number) => SubtitleRow
  cuesOf: (row: SubtitleRow) => Promise<Cue[]>
  /** Throws Conflict if there is no sound to compare with. */
  soundOf: (fileId: number) => Promise<Sound>
  listen: Listen
  background: Pick<Background, 'begin' | 'signal'>
}
export type Checks = ReturnType<typeof createChecks>
type Result = { readonly alignment: Alignment } | { readonly problem: Sentence }
type Check = { readonly rate: number | null; readonly result: Result | null }

/** Fewer lines fit anywhere. */
const fewestLines = 20
/** A right text stands out by 12 and more, a wrong one by less than 5. */
const certain = { high: { certainty: 9, agreeing: 5 / 6 }, medium: { certainty: 6.5, agreeing: 4 / 6 } } as const
/** Nobody notices less. */
const inStepSeconds = 0.25
const mostKept = 50
/** 360 kB for each movie of two hours. */
const mostHeard = 4

/** Compares subtitles with the sound of their movie, one after another, at low priority. What comes out is a proposal: nothing is changed. */
export const createChecks = ({ row, cuesOf, soundOf, listen, background }: Deps) => {
  const checks = new Map<number, Check>()
  const heard = new Map<string, Uint8Array>()
  const inTurn = createInTurn<'ear'>()

  const keep = (id: number, check: Check): void => {
    checks.delete(id)
    checks.set(id, check)
    for (const oldest of checks.keys()) if (checks.size > mostKept) checks.delete(oldest)
  }

  const levelsOf = async (id: number, { path, version, track, channels, duration_seconds }: Sound): Promise<Uint8Array | Sentence> => {
    const key = JSON.stringify([path, version, track])
    const known = heard.get(key)
    if (known) return known
    const onSeconds = (seconds: number) => keep(id, { rate: Math.min(1, seconds / Math.max(1, duration_seconds)), result: null })
    const levels = await listen({ path, track, channels }, { signal: background.signal(), onSeconds })
    if (!(levels instanceof Uint8Array)) return levels
    heard.set(key, levels)
    for (const oldest of heard.keys()) if (heard.size > mostHeard) heard.delete(oldest)
    return levels
  }

  const compare = async (id: number, cues: readonly Cue[], sound: Sound): Promise<Result> => {
    const levels = await levelsOf(id, sound)
    if (!(levels instanceof Uint8Array)) return { problem: levels }
    const alignment = await inTurns(align(cues, await inTurns(speechIn(levels))))
    return confidenceIn(alignment) ? { alignment } : { problem: say(sentences, 'sound_tells_nothing') }
  }

  const run = async (id: number, cues: readonly Cue[], sound: Sound): Promise<void> => {
    const compared = await attempt(() => compare(id, cues, sound))
    const why = compared.ok ? null : (sentenceOf(compared.error) ?? say(ofPlatform, 'unforeseen'))
    if (background.signal().aborted) checks.delete(id)
    else keep(id, { rate: null, result: compared.ok ? compared.value : { problem: why! } })
  }

  const show = (id: number): TimingCheck => {
    const check = checks.get(id)
    if (!check) return { ...nothing, state: 'none' }
    const { rate, result } = check
    if (!result) return { ...nothing, state: rate === null ? 'waiting' : 'listening', progress: rate }
    if ('problem' in result) return { ...nothing, state: 'failed', problem: result.problem }
    const { timing, ...found } = result.alignment
    const confidence = confidenceIn({ timing, ...found })
    return { ...nothing, state: 'done', confidence, proposal: timing, in_step: isSame(timing, row(id).timing ?? asWritten) }
  }

  return {
    /** Throws NotFound. */
    get: (id: number): TimingCheck => show(row(id).id),
    /** Begins, unless it is under way. Throws Conflict if the text or the sound cannot be compared. */
    async start(id: number): Promise<TimingCheck> {
      const text = row(id)
      if (checks.get(id)?.result === null) return show(id)
      const cues = await cuesOf(text)
      if (cues.length < fewestLines) throw new Conflict(say(sentences, 'too_few_lines', { count: fewestLines }))
      const sound = await soundOf(text.file_id)
      keep(id, { rate: null, result: null })
      void background.begin('comparing subtitles with sound', () => inTurn('ear', () => run(id, cues, sound)))
      return show(id)
    },
  }
}

const nothing = { progress: null, confidence: null, proposal: null, in_step: false, problem: null }

const confidenceIn = ({ certainty, agreeing }: Alignment): 'high' | 'medium' | null => {
  const holds = (least: { certainty: number; agreeing: number }) => certainty >= least.certainty && agreeing >= least.agreeing - 0.01
  if (holds(certain.high)) return 'high'
  return holds(certain.medium) ? 'medium' : null
}

const isSame = (one: Timing, other: Timing): boolean =>
  one.frame_rates?.from === other.frame_rates?.from &&
  one.frame_rates?.to === other.frame_rates?.to &&
  Math.abs(one.shift_seconds - other.shift_seconds) < inStepSeconds
