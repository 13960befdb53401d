import { Failure } from '#server/foundation/lib/failure'
import { failure } from '../sockets/failure'
import type { Hooks, Outlet } from './relay'
import { dialThrough, greetProxy, type SocksProxy } from './socks'

const lookEveryMs = 5_000

/** Connections through one proxy only. */
export const openThroughProxy = (proxy: SocksProxy, { tell }: Pick<Hooks, 'tell'>): Outlet => {
  const look = async (): Promise<void> => {
    const problem = await greetProxy(proxy).then(
      () => null,
      (error: unknown) => (error instanceof Failure ? error.sentence : null),
    )
    tell({ problem, addresses: [] })
  }
  void look()
  const looking = setInterval(() => void look(), lookEveryMs)
  const noWay = (): never => {
    throw failure('EOPNOTSUPP', 'a proxy carries connections that we make')
  }
  return {
    dial: async (to) => {
      try {
        return await dialThrough(proxy, to)
      } catch (error) {
        if (error instanceof Failure) void look()
        throw error
      }
    },
    listen: noWay,
    datagrams: async () => noWay(),
    close: () => clearInterval(looking),
  }
}
