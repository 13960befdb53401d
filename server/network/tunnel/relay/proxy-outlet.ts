import { Failure } from '#server/foundation/lib/failure'
import { failure } from '../sockets/failure'
import type { Hooks, Outlet } from './outlet'
import { checkProxy, dialThrough, type SocksProxy } from './socks'
import { openProxyDatagrams } from './socks-datagrams'

const checkEveryMs = 5_000

/** Connections through one proxy only. */
export const openThroughProxy = (proxy: SocksProxy, { tell }: Pick<Hooks, 'tell'>): Outlet => {
  let carriesUdp: boolean | null = null
  const check = async (): Promise<void> => {
    const problem = await checkProxy(proxy).then(
      () => null,
      (error: unknown) => (error instanceof Failure ? error.sentence : null),
    )
    tell({ problem, addresses: [], carriesUdp })
  }
  void check()
  const checking = setInterval(() => void check(), checkEveryMs)
  const noWay = (): never => {
    throw failure('EOPNOTSUPP', 'nobody connects to us through a proxy')
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
    datagrams: async (port, hear) =>
      openProxyDatagrams(proxy, port, {
        hear,
        known: (isCarried) => {
          if (carriesUdp === isCarried) return
          carriesUdp = isCarried
          void check()
        },
      }),
    close: () => clearInterval(checking),
  }
}
