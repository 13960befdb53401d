import { Failure } from '#server/foundation/lib/failure'
import { failure } from '../sockets/failure'
import type { Hooks, Outlet } from './relay'
import { dialThrough, greetProxy, type SocksProxy } from './socks'

const checkEveryMs = 5_000

/** Connections through one proxy only. */
export const openThroughProxy = (proxy: SocksProxy, { tell }: Pick<Hooks, 'tell'>): Outlet => {
  const check = async (): Promise<void> => {
    const problem = await greetProxy(proxy).then(
      () => null,
      (error: unknown) => (error instanceof Failure ? error.sentence : null),
    )
    tell({ problem, addresses: [] })
  }
  void check()
  const checking = setInterval(() => void check(), checkEveryMs)
  const noWay = (): never => {
    throw failure('EOPNOTSUPP', 'a proxy carries connections that we make')
  }
  return {
    dial: async (to) => {
      try {
        return await dialThrough(proxy, to)
      } catch (error) {
        if (error instanceof Failure) void check()
        throw error
      }
    },
    listen: noWay,
    datagrams: async () => noWay(),
    close: () => clearInterval(checking),
  }
}
