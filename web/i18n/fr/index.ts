import type { Catalog } from '../catalog'

export const french: Catalog = {
  name: 'Français',
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
