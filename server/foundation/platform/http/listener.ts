import type { Sentence } from '#server/foundation/lib/sentence'
import { sentenceOf } from '#server/foundation/platform/errors'
import type { Log } from '#server/foundation/platform/log'
import { type Handlers, type Listening, listen, PortTaken } from './listen'

type Deps = { handlers: Handlers; where: () => { address: string; port: number }; log: Log }
export type Listener = ReturnType<typeof createListener>

/** The service's listener, which can move to another address without a restart. */
export const createListener = ({ handlers, where, log }: Deps) => {
  let current: Listening | null = null
  let problem: Sentence | string | null = null

  const keepOld = (error: unknown) => {
    problem = sentenceOf(error) ?? String(error)
    log.error('cannot listen on the new address; keeping the old one', { error })
  }

  const reopen = (before: Listening): Listening => {
    try {
      return listen(handlers, where())
    } catch (error) {
      keepOld(error)
      return listen(handlers, { address: before.hosts[0] ?? '127.0.0.1', port: before.port })
    }
  }

  return {
    current: (): Listening | null => current,
    /** Why the service does not listen where the settings say; null if it does. */
    problem: (): Sentence | string | null => problem,
    /** Throws PortTaken or CannotListen. */
    open(): Listening {
      current = listen(handlers, where())
      return current
    },
    /**
     * Opens the new listener before it closes the old one, so the request that caused the move still gets its response. If the new one
     * cannot open, the old one stays.
     */
    async move(): Promise<void> {
      const before = current
      if (!before) return
      if (isAt(before, where())) {
        problem = null
        return
      }
      await Bun.sleep(200)
      problem = null
      try {
        current = listen(handlers, where())
        await before.close(false)
      } catch (error) {
        if (!(error instanceof PortTaken)) return keepOld(error)
        await before.close(true)
        current = reopen(before)
      }
    },
    /** Drains requests for `within` milliseconds, then cuts them off. */
    async close(within: number): Promise<void> {
      const force = setTimeout(() => void current?.close(true), within)
      await current?.close(false)
      clearTimeout(force)
    },
  }
}

const isAt = ({ port, hosts }: Listening, wanted: { address: string; port: number }): boolean =>
  port === wanted.port && hosts[0] === wanted.address
