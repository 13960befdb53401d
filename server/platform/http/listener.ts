import type { Log } from '#server/platform/log'
import { type Handlers, type Listening, listen, PortTaken } from './listen'

type Deps = { handlers: Handlers; where: () => { address: string; port: number }; log: Log }
export type Listener = ReturnType<typeof createListener>

/** Where the service listens, and how it moves to another address without a restart. */
export const createListener = ({ handlers, where, log }: Deps) => {
  let current: Listening | null = null

  const reopen = (before: Listening): Listening => {
    try {
      return listen(handlers, where())
    } catch (error) {
      log.error('the new address cannot be listened on; the old one stays', { error })
      return listen(handlers, { address: before.hosts[0] ?? '127.0.0.1', port: before.port })
    }
  }

  return {
    current: (): Listening | null => current,
    /** Throws PortTaken or CannotListen. */
    open(): Listening {
      current = listen(handlers, where())
      return current
    },
    /** The new listener opens before the old one closes, so that whoever asked for it still gets an answer; if it cannot, the old one stays. */
    async move(): Promise<void> {
      const before = current
      if (!before || isAt(before, where())) return
      await Bun.sleep(200)
      try {
        current = listen(handlers, where())
        await before.close(false)
      } catch (error) {
        if (!(error instanceof PortTaken)) throw error
        await before.close(true)
        current = reopen(before)
      }
    },
    /** Requests are drained for so long (ms), then cut. */
    async close(within: number): Promise<void> {
      const force = setTimeout(() => void current?.close(true), within)
      await current?.close(false)
      clearTimeout(force)
    },
  }
}

const isAt = ({ port, hosts }: Listening, wanted: { address: string; port: number }): boolean =>
  port === wanted.port && hosts[0] === wanted.address
