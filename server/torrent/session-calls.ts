import { Conflict, Invalid, NotFound, UpstreamUnreachable } from '#server/platform/errors'
import { currentTrace } from '#server/platform/trace'
import type { Command, CommandOf, EventOf, Problem, Reply } from './protocol'
import { isUnreadable } from './sentences'

type Unnumbered<T> = T extends { call: number } ? Omit<T, 'call' | 'trace_id'> : never
export type EngineCall = Unnumbered<Command>

type Open = {
  readonly resolve: (result: Reply) => void
  readonly reject: (error: Error) => void
  readonly timer: ReturnType<typeof setTimeout>
  readonly call: EngineCall
}

const patienceMs = 20_000

/** Pairs each command with its answer. What the engine says of a command belongs to the request that led to it. */
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
    call: (call: EngineCall): Promise<Reply> => {
      const number = ++count
      return new Promise<Reply>((resolve, reject) => {
        const timer = setTimeout(() => take(number)?.reject(new UpstreamUnreachable('torrent session', 'does not answer')), patienceMs)
        open.set(number, { resolve, reject, timer, call })
        const trace = currentTrace()
        if (!send({ ...call, call: number, ...(trace && { trace_id: trace.trace_id }) }))
          take(number)?.reject(new UpstreamUnreachable('torrent session'))
      })
    },
    answered: (event: EventOf<'reply' | 'refusal'>) => {
      const found = take(event.call)
      if (event.ok) found?.resolve(event.result)
      else found?.reject(errorOf(event.error, found.call))
    },
    /** The engine is gone, and with it every answer. */
    abandon: () => {
      for (const number of [...open.keys()]) take(number)?.reject(new UpstreamUnreachable('torrent session'))
    },
  }
}

const errorOf = ({ code, ...said }: Problem, call: EngineCall): Error => {
  if (code === 'closing') return new UpstreamUnreachable('torrent session', 'is closing')
  if (code === 'not_found') return new NotFound('torrent', 'info_hash' in call ? (call as CommandOf<'files'>).info_hash : '')
  return isUnreadable(code) ? new Invalid({ code, ...said }) : new Conflict({ code, ...said })
}
