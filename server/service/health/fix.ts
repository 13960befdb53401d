import type { Fix } from './schema'

/** The settings pages where problems can be fixed. */
export const places = [
  'apps',
  'archives',
  'backups',
  'download-clients',
  'downloads',
  'folders',
  'followed-lists',
  'following',
  'indexers',
  'library',
  'media-tool',
  'metadata',
  'radarr',
  'server',
  'subtitles',
  'tracker',
  'vpn',
] as const

export const settings = (place: (typeof places)[number]): Fix => ({ kind: 'settings', route: `/settings/${place}` })
