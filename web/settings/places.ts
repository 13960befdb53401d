import {
  Archive,
  FolderOpen,
  FolderSearch,
  HardDriveDownload,
  Import,
  Info,
  LifeBuoy,
  ListChecks,
  ListVideo,
  type LucideIcon,
  MonitorSmartphone,
  Palette,
  Radio,
  Recycle,
  ScrollText,
  Sparkles,
  Tag,
  Webhook,
} from 'lucide-react'
import type { Key } from '../i18n/translate'

type Place = {
  to: `/settings/${
    | 'appearance'
    | 'devices'
    | 'folders'
    | 'scan'
    | 'indexers'
    | 'download-clients'
    | 'quality'
    | 'preferences'
    | 'tags'
    | 'radarr'
    | 'recycle'
    | 'followed-lists'
    | 'webhooks'
    | 'tasks'
    | 'logs'
    | 'archives'
    | 'diagnostics'
    | 'about'}`
  label: Key
  icon: LucideIcon
}

const own = {
  appearance: { to: '/settings/appearance', label: 'settings.appearance', icon: Palette },
  devices: { to: '/settings/devices', label: 'device.title', icon: MonitorSmartphone },
  folders: { to: '/settings/folders', label: 'folder.title', icon: FolderOpen },
  scan: { to: '/settings/scan', label: 'scan.title', icon: FolderSearch },
  indexers: { to: '/settings/indexers', label: 'indexer.title', icon: Radio },
  quality: { to: '/settings/quality', label: 'profile.title', icon: ListChecks },
  preferences: { to: '/settings/preferences', label: 'format.title', icon: Sparkles },
  clients: { to: '/settings/download-clients', label: 'client.title', icon: HardDriveDownload },
  lists: { to: '/settings/followed-lists', label: 'list.title', icon: ListVideo },
  webhooks: { to: '/settings/webhooks', label: 'webhook.title', icon: Webhook },
  tags: { to: '/settings/tags', label: 'tag.title', icon: Tag },
  recycle: { to: '/settings/recycle', label: 'aside.title', icon: Recycle },
  radarr: { to: '/settings/radarr', label: 'radarr.title', icon: Import },
  tasks: { to: '/settings/tasks', label: 'task.title', icon: ListChecks },
  logs: { to: '/settings/logs', label: 'log.title', icon: ScrollText },
  archives: { to: '/settings/archives', label: 'backup.title', icon: Archive },
  diagnostics: { to: '/settings/diagnostics', label: 'diagnostics.title', icon: LifeBuoy },
  about: { to: '/settings/about', label: 'about.title', icon: Info },
} as const satisfies Record<string, Place>

export const settingsPlaces: readonly Place[] = Object.values(own)

type Group = { label: Key; places: readonly Place[]; sections: readonly string[] }

/** Settings grouped by task. A section is a generated form; the settings of backups are on their own page. */
const groups: readonly Group[] = [
  {
    label: 'settings.group_library',
    places: [own.folders, own.scan, own.quality, own.preferences, own.tags, own.lists, own.radarr, own.recycle],
    sections: ['Library', 'Metadata', 'Lists'],
  },
  { label: 'settings.group_downloads', places: [own.indexers, own.clients], sections: ['Search', 'Downloads', 'VPN'] },
  { label: 'settings.group_watching', places: [own.appearance], sections: ['Media tool', 'Subtitles', 'Tracker'] },
  { label: 'settings.group_access', places: [own.devices, own.webhooks], sections: ['Security'] },
  { label: 'settings.group_system', places: [own.archives, own.tasks, own.logs, own.diagnostics, own.about], sections: ['Server'] },
]

/** The groups with the declared sections; unknown sections go to the last one. */
export const groupsOf = (declared: readonly string[]): readonly Group[] => {
  const known = groups.flatMap(({ sections }) => sections)
  const others = declared.filter((section) => section !== 'Backups' && !known.includes(section))
  return groups.map(({ label, places, sections }, at) => ({
    label,
    places,
    sections: [...sections.filter((section) => declared.includes(section)), ...(at === groups.length - 1 ? others : [])],
  }))
}
