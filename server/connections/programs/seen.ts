import { type Clock, stamp } from '#server/foundation/lib/clock'
import type { Sentence } from '#server/foundation/lib/sentence'
import type { ConnectedProgram } from './schema'

const mostPrograms = 50
const mostRefusals = 20

export type Seen = ReturnType<typeof createSeen>

/** The programs that called since the start, and what they asked for in vain. */
export const createSeen = ({ clock }: { clock: Clock }) => {
  const programs = new Map<string, ConnectedProgram>()

  const of = (name: string): ConnectedProgram => {
    const before = programs.get(name)
    const program = before ?? { name, last_call_at: stamp(clock), last_call: '', calls: 0, refused: [] }
    // The first entry is the one that was silent longest.
    programs.delete(name)
    programs.set(name, program)
    const [oldest] = programs.keys()
    if (programs.size > mostPrograms && oldest !== undefined) programs.delete(oldest)
    return program
  }

  return {
    called(name: string, call: string): void {
      const program = of(name)
      program.calls++
      program.last_call = call
      program.last_call_at = stamp(clock)
    },
    refused(name: string, call: string, { code, values, text }: Sentence): void {
      const program = of(name)
      const known = program.refused.find((refusal) => refusal.call === call)
      if (known) {
        known.count++
        known.last_at = stamp(clock)
      } else if (program.refused.length < mostRefusals)
        program.refused.push({ call, count: 1, last_at: stamp(clock), reason: { code, values, text } })
    },
    /** Latest call first. */
    list: (): ConnectedProgram[] => [...programs.values()].toReversed(),
  }
}

/** The name of a program from its User-Agent: its first product. */
export const programName = (userAgent: string | null): string => {
  const name = /^[\p{L}\p{N} ._-]{1,60}/u.exec(userAgent?.trim() ?? '')?.[0].trim()
  return name || 'unknown'
}
