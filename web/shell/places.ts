import { CalendarDays, Clapperboard, Compass, Download, House, type LucideIcon, Menu, Settings } from 'lucide-react'
import type { Key } from '../i18n/translate'

export type Place = { to: '/' | '/library' | '/discover' | '/activity' | '/calendar' | '/settings' | '/more'; label: Key; icon: LucideIcon }

const home: Place = { to: '/', label: 'nav.home', icon: House }
const library: Place = { to: '/library', label: 'nav.library', icon: Clapperboard }
const discover: Place = { to: '/discover', label: 'nav.discover', icon: Compass }
const activity: Place = { to: '/activity', label: 'nav.activity', icon: Download }
const calendar: Place = { to: '/calendar', label: 'nav.calendar', icon: CalendarDays }

export const settings: Place = { to: '/settings', label: 'nav.settings', icon: Settings }
export const places = [home, library, discover, activity, calendar]
export const phonePlaces: Place[] = [home, library, activity, discover, { to: '/more', label: 'nav.more', icon: Menu }]
