import {
  CalendarDays,
  Clapperboard,
  Compass,
  Download,
  Eye,
  HardDrive,
  HeartPulse,
  House,
  type LucideIcon,
  Menu,
  Settings,
} from 'lucide-react'
import type { Key } from '../i18n/translate'

export type Place = {
  to: '/' | '/library' | '/discover' | '/activity' | '/wanted' | '/calendar' | '/storage' | '/checks' | '/settings' | '/more'
  label: Key
  icon: LucideIcon
  /** The key that opens it after `g`. */
  key?: string
}

const home: Place = { to: '/', label: 'nav.home', icon: House, key: 'h' }
const library: Place = { to: '/library', label: 'nav.library', icon: Clapperboard, key: 'l' }
const discover: Place = { to: '/discover', label: 'nav.discover', icon: Compass, key: 'd' }
const activity: Place = { to: '/activity', label: 'nav.activity', icon: Download, key: 'a' }
const wanted: Place = { to: '/wanted', label: 'nav.wanted', icon: Eye, key: 'w' }
const calendar: Place = { to: '/calendar', label: 'nav.calendar', icon: CalendarDays, key: 'c' }
const storage: Place = { to: '/storage', label: 'nav.storage', icon: HardDrive }

export const health: Place = { to: '/checks', label: 'nav.health', icon: HeartPulse }
export const settings: Place = { to: '/settings', label: 'nav.settings', icon: Settings, key: 's' }
export const places = [home, library, discover, activity, wanted, calendar, storage]
/** Behind "More" on a phone. */
export const furtherPlaces = ['/wanted', '/calendar', '/storage', '/checks', '/settings', '/lists']
export const phonePlaces: Place[] = [home, library, discover, activity, { to: '/more', label: 'nav.more', icon: Menu }]
/** Every two-key shortcut with the place it opens. */
export const placeKeys = [...places, settings].flatMap(({ to, label, key }) => (key ? [{ keys: `g ${key}`, to, label }] : []))
