import type { Catalog } from '../catalog'

const first = async () => (await import('./first')).first

export const german: Catalog = {
  name: 'Deutsch',
  parts: {
    core: first,
    events: () => import('./events'),
    player: () => import('./player'),
    rooms: () => import('./rooms'),
    settings: () => import('./settings'),
    system: () => import('./system'),
  },
  sentences: async () => (await first()).service,
}
