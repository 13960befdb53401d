import { say } from '#server/foundation/lib/sentence'
import { Conflict, Invalid, NotFound, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { Party } from '#server/foundation/platform/sentences'
import { currentTrace } from '#server/foundation/platform/trace'
import type { Command, CommandOf, EventOf, Problem, Reply } from './protocol'
import { isUnreadable, sentences } from './sentences'
import { hashOf } from './wanted-torrent'

type Unnumbered<T> = T extends { call: number } ? Omit<T, 'call' | 'trace_id'> : never
export type EngineCall = Unnumbered<Command>

type Open = {
  readonly resolve: (result: Reply) => void
  readonly reject: (error: Error) => void
  readonly timer: ReturnType<typeof setTimeout>
  readonly call: EngineCall
}

const party: Party = 'The torrent engine'
const patienceMs = 20_000

/** Matches each command with its reply. The engine's log lines about a command belong to the request that caused it. */
export const createCalls = (send: (message: unknown) => boolean) => {
  const open = new Map<number, Open>()
  let count = 0

  const take = (number: number) => {
    const found = open.get(number)
    open.delete(number)
    clearTimeout(found?.timer)
    return found
  }

  return {
    call: (call: EngineCall, withinMs = patienceMs): Promise<Reply> => {
      const number = ++count
      return new Promise<Reply>((resolve, reject) => {
        const timer = setTimeout(() => take(number)?.reject(new UpstreamUnreachable(party, say(sentences, 'engine_silent'))), withinMs)
        open.set(number, { resolve, reject, timer, call })
        const trace = currentTrace()
        if (!send({ ...call, call: number, ...(trace && { trace_id: trace.trace_id }) }))
          take(number)?.reject(new UpstreamUnreachable(party))
      })
    },
    /** The torrents whose commands are unanswered. */
    atWork: (): readonly string[] => [...open.values()].map(({ call }) => torrentOf(call)).filter((hash) => hash !== undefined),
    answered: (event: EventOf<'reply' | 'refusal'>) => {
      const found = take(event.call)
      if (event.ok) found?.resolve(event.result)
      else found?.reject(errorOf(event.error, found.call))
    },
    /** Rejects all pending calls, because the engine is gone. */
    abandon: () => {
      for (const number of [...open.keys()]) take(number)?.reject(new UpstreamUnreachable(party))
    },
  }
}

const torrentOf = (call: EngineCall): string | undefined => {
  if (call.type === 'add') return hashOf(call.source)
  return 'info_hash' in call ? call.info_hash : undefined
}

const errorOf = ({ code, ...rest }: Problem, call: EngineCall): Error => {
  if (code === 'closing') return new UpstreamUnreachable(party, say(sentences, 'engine_closing'))
  if (code === 'not_found') return new NotFound('torrent', 'info_hash' in call ? (call as CommandOf<'files'>).info_hash : '')
  return isUnreadable(code) ? new Invalid({ code, ...rest }) : new Conflict({ code, ...rest })
}
