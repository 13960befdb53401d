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

/** Places of the settings that are more than a form, as they stand above and below the sections. */
export const ownPlaces: readonly Place[] = [
  { to: '/settings/appearance', label: 'settings.appearance', icon: Palette },
  { to: '/settings/devices', label: 'device.title', icon: MonitorSmartphone },
]
export const listPlaces: readonly Place[] = [
  { to: '/settings/folders', label: 'folder.title', icon: FolderOpen },
  { to: '/settings/scan', label: 'scan.title', icon: FolderSearch },
  { to: '/settings/indexers', label: 'indexer.title', icon: Radio },
  { to: '/settings/quality', label: 'profile.title', icon: ListChecks },
  { to: '/settings/preferences', label: 'format.title', icon: Sparkles },
  { to: '/settings/download-clients', label: 'client.title', icon: HardDriveDownload },
  { to: '/settings/followed-lists', label: 'list.title', icon: ListVideo },
  { to: '/settings/webhooks', label: 'webhook.title', icon: Webhook },
  { to: '/settings/tags', label: 'tag.title', icon: Tag },
  { to: '/settings/recycle', label: 'aside.title', icon: Recycle },
  { to: '/settings/radarr', label: 'radarr.title', icon: Import },
]
export const upkeepPlaces: readonly Place[] = [
  { to: '/settings/tasks', label: 'task.title', icon: ListChecks },
  { to: '/settings/logs', label: 'log.title', icon: ScrollText },
  { to: '/settings/archives', label: 'backup.title', icon: Archive },
  { to: '/settings/diagnostics', label: 'diagnostics.title', icon: LifeBuoy },
  { to: '/settings/about', label: 'about.title', icon: Info },
]
