import type { Catalog } from '../catalog'
import * as core from './core'

export const english: Catalog = {
  name: 'English',
  parts: {
    core: async () => core,
    events: () => import('./events'),
    player: () => import('./player'),
    rooms: () => import('./rooms'),
    settings: () => import('./settings'),
    system: () => import('./system'),
  },
}
