import type { Catalogue } from '../catalogue'

export const german: Catalogue = {
  name: 'Deutsch',
  parts: {
    core: () => import('./core'),
    events: () => import('./events'),
    player: () => import('./player'),
    rooms: () => import('./rooms'),
    settings: () => import('./settings'),
    system: () => import('./system'),
  },
  sentences: () => import('./sentences'),
}
