import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentences } from '../sentences'
import { devicesOf, placeOf } from './devices'
import { isWhole } from './is-whole'
import { existsOn, type HardwareKind, kinds, kindsFor, type System, type Way } from './kinds'
import { trialArguments } from './video-arguments'

/** How a run of ffmpeg ended. */
export type Ran = { readonly ended: string; readonly exit_code: number | null; readonly stdout: Uint8Array; readonly stderr: string }
export type Limits = {
  readonly timeout_ms: number
  readonly max_bytes: number
  readonly quiet_ms?: number
  readonly signal?: AbortSignal | undefined
}
/** Runs ffmpeg. Null if it is missing. */
export type Ffmpeg = (args: readonly string[], limits: Limits) => Promise<Ran | null>

/** What became of a kind. `way` is null if it does not work, and `reason` says why. */
export type Outcome = { readonly kind: HardwareKind; readonly way: Way | null; readonly reason: Sentence | null }
export type Looked = {
  readonly hasTool: boolean
  readonly filters: ReadonlySet<string>
  readonly outcomes: readonly Outcome[]
}
type Deps = { readonly ffmpeg: Ffmpeg; readonly system: System; readonly dev: string; readonly setting: string }

const trialMs = 4000
const listBytes = 500_000

/** Tries the hardware that the setting allows, all kinds at once. Without a device, nothing is tried. */
export const lookForHardware = async (deps: Deps): Promise<Looked> => {
  const [encoders, filters] = await Promise.all([namesIn(deps.ffmpeg, '-encoders'), namesIn(deps.ffmpeg, '-filters')])
  const allowed = encoders ? kindsFor(deps.setting, deps.system) : []
  const outcomes = await Promise.all(allowed.map((kind) => outcomeOf(kind, encoders ?? new Set(), deps)))
  return { hasTool: encoders !== null, filters: filters ?? new Set(), outcomes }
}

/** The second word of each line names what is listed. */
const namesIn = async (ffmpeg: Ffmpeg, list: string): Promise<ReadonlySet<string> | null> => {
  const ran = await ffmpeg([list], { timeout_ms: trialMs, max_bytes: listBytes })
  if (!ran || ran.ended === 'not_started') return null
  return new Set(
    new TextDecoder()
      .decode(ran.stdout)
      .split('\n')
      .map((line) => line.trim().split(/\s+/, 2)[1] ?? ''),
  )
}

const outcomeOf = async (kind: HardwareKind, encoders: ReadonlySet<string>, { system, dev, ffmpeg }: Deps): Promise<Outcome> => {
  const { encoder } = kinds[kind]
  if (!existsOn(kind, system)) return { kind, way: null, reason: say(sentences, 'hardware_elsewhere') }
  if (!encoders.has(encoder)) return { kind, way: null, reason: say(sentences, 'hardware_not_built', { encoder }) }
  const devices = devicesOf(kind, { system, dev })
  if (devices?.length === 0) return { kind, way: null, reason: say(sentences, 'hardware_no_device', { path: placeOf(kind) }) }
  const tried = await firstThatWorks(waysOf(kind, devices), ffmpeg)
  return { kind, ...tried }
}

const waysOf = (kind: HardwareKind, devices: readonly string[] | null): Way[] => {
  if (kind === 'vaapi') return (devices ?? []).flatMap((device) => [false, true].map((low_power) => ({ kind, device, low_power })))
  return [{ kind, device: kind === 'qsv' ? (devices?.[0] ?? null) : null, low_power: false }]
}

/** The first reason is the most telling: later ways are guesses. */
const firstThatWorks = async (ways: readonly Way[], ffmpeg: Ffmpeg): Promise<Omit<Outcome, 'kind'>> => {
  const reasons = await Promise.all(ways.map((way) => whyNot(way, ffmpeg)))
  const works = ways.find((_, place) => reasons[place] === null)
  return works ? { way: works, reason: null } : { way: null, reason: reasons[0] ?? null }
}

/** A real encode. Null if the hardware works. */
const whyNot = async (way: Way, ffmpeg: Ffmpeg): Promise<Sentence | null> => {
  const ran = await ffmpeg(trialArguments(way), { timeout_ms: trialMs, max_bytes: listBytes })
  return ran ? problemOf(ran) : say(sentences, 'hardware_needs_ffmpeg')
}

/** What was wrong with a run. Null if it wrote a whole video. */
export const problemOf = (ran: Ran): Sentence | null => {
  if (ran.ended === 'timed_out' || ran.ended === 'fell_silent') return say(sentences, 'hardware_silent')
  if (ran.ended !== 'by_itself' || ran.exit_code !== 0) return say(sentences, 'hardware_said', { said: firstLine(ran.stderr) || ran.ended })
  return isWhole(ran.stdout) ? null : say(sentences, 'hardware_wrote_garbage')
}

const longestLine = 200
const firstLine = (text: string): string => (text.split(/\r?\n/, 1)[0] ?? '').replace(/^\[[^\]]*\]\s*/, '').slice(0, longestLine)
