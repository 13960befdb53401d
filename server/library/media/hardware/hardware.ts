import { type Clock, stamp } from '#server/foundation/lib/clock'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Log } from '#server/foundation/platform/log'
import { sentences } from '../sentences'
import { createFailedFiles, levels } from './failed-files'
import type { System, Way } from './kinds'
import { type Ffmpeg, type Looked, lookForHardware, problemOf, type Ran } from './trials'
import { type VideoPart, videoArguments } from './video-arguments'

type Deps = {
  readonly ffmpeg: Ffmpeg
  /** Changes when ffmpeg is replaced. */
  readonly toolId: () => Promise<string | null>
  readonly setting: () => string
  readonly system: System
  /** Where the system keeps its devices. */
  readonly dev: string
  readonly clock: Clock
  readonly log: Log
}
export type Hardware = ReturnType<typeof createHardware>
type Failure = { readonly said: Sentence; readonly at: string }

const longestMs = 60_000
/** A viewer waits, so hardware that writes nothing for this long gives way to software. */
const quietMs = 4000
const mostVideoBytes = 128_000_000

/** Which hardware converts video, found by trials and remembered until the setting or ffmpeg changes. */
export const createHardware = ({ ffmpeg, toolId, setting, system, dev, clock, log }: Deps) => {
  let known: { readonly key: string; readonly found: Promise<Looked> } | null = null
  let lastFailure: Failure | null = null
  const failed = createFailedFiles()

  const lookAnew = () => lookForHardware({ ffmpeg, system, dev, setting: setting() })

  const look = async (): Promise<Looked> => {
    const key = JSON.stringify([setting(), await toolId()])
    if (known?.key !== key) {
      failed.clear()
      known = { key, found: lookAnew() }
    }
    return known.found
  }

  /** Nobody waits for it: meanwhile, software converts with what was known before. */
  const lookAgain = async ({ key }: { key: string }): Promise<void> => {
    const found = await lookAnew()
    if (known?.key === key) known = { key, found: Promise.resolve(found) }
  }

  const wayOf = ({ outcomes }: Looked): Way | null => outcomes.find(({ way }) => way !== null)?.way ?? null

  /** The file is not tried like this again. If the hardware fails in a trial, too, it is not used for any other. */
  const note = (path: string, level: number, said: Sentence): void => {
    lastFailure = { said, at: stamp(clock) }
    log.warn('hardware could not convert a part of a movie; software does', { path, said: said.text })
    failed.add(path, level)
    if (known) void lookAgain(known)
  }

  const convert = async (part: VideoPart, signal: AbortSignal | undefined): Promise<Uint8Array | null> => {
    const looked = await look()
    const [way, level] = [wayOf(looked), failed.levelOf(part.path)]
    if (!way || level >= levels.software) return null
    const args = videoArguments(part, { filters: looked.filters, system, way, decodes: level === levels.full })
    const ran: Ran | null = await ffmpeg(args, { timeout_ms: longestMs, quiet_ms: quietMs, max_bytes: mostVideoBytes, signal })
    const problem = ran && !signal?.aborted && ran.ended !== 'aborted' ? problemOf(ran) : null
    if (problem) note(part.path, level, problem)
    return ran && !problem && ran.ended === 'by_itself' ? ran.stdout : null
  }

  return {
    /** A part converted with hardware. Null if there is none for this file, or if it failed: then software does it. */
    convert,
    /** The arguments that convert a part in software. */
    inSoftware: async (part: VideoPart): Promise<string[]> =>
      videoArguments(part, { filters: (await look()).filters, system, way: null, decodes: false }),
    /** The filters that ffmpeg has. */
    filters: async (): Promise<ReadonlySet<string>> => (await look()).filters,
    isUsed: async (): Promise<boolean> => wayOf(await look()) !== null,
    /** Forgets what failed and looks again. */
    again: async (): Promise<void> => {
      lastFailure = null
      known = null
      await look()
    },
    async show() {
      const looked = await look()
      const way = wayOf(looked)
      return {
        method: looked.hasTool ? (way?.kind ?? ('software' as const)) : null,
        device: way?.device ?? null,
        reason: way ? null : whySoftware(looked, setting()),
        kinds: looked.outcomes.map(({ kind, way: works, reason }) => ({ kind, works: works !== null, reason })),
        last_failure: lastFailure,
      }
    },
  }
}

const whySoftware = ({ hasTool, outcomes }: Looked, setting: string): Sentence => {
  if (!hasTool) return say(sentences, 'hardware_needs_ffmpeg')
  if (setting === 'none') return say(sentences, 'hardware_off')
  const [only] = outcomes
  return setting !== 'auto' && only?.reason ? only.reason : say(sentences, 'hardware_not_found')
}
