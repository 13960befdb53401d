import {
  Bookmark,
  CircleAlert,
  CircleCheck,
  Download,
  Eye,
  FileCheck2,
  FileX2,
  HeartPulse,
  Hourglass,
  Info,
  type LucideIcon,
  Pause,
  Play,
  Plus,
  Search,
  Sparkles,
  Sprout,
  Trash2,
} from 'lucide-react'
import type { AppEvent, EventType, StoredEvent } from '#server/events'
import { deviceLabel } from '../../i18n/device-label'
import { languageName, listOf, size } from '../../i18n/format'
import { said } from '../../i18n/said'
import { told } from '../../i18n/told'
import { type Key, t, tOr, type Values } from '../../i18n/translate'
import type { Tone } from '../../kit/badge'

type Sentence = { icon: LucideIcon; tone: Tone; text: string; detail: string | null }
type Appearance = readonly [LucideIcon, Tone]

const brokenBackups = { backup_verified: 'event.backup_broken', backup_drilled: 'event.backup_drill_failed' } as const

/** Event types without a text. Must be empty, so that a new event type does not compile without one. */
type Wordless = Exclude<`event.${Exclude<StoredEvent['type'], Change['type'] | 'health_changed' | 'vpn_changed'>}`, Key>
true satisfies [Wordless] extends [never] ? true : Wordless

const appearances: Partial<Record<EventType, Appearance>> = {
  movie_added: [Plus, 'accent'],
  movie_updated: [Info, 'plain'],
  movie_removed: [Trash2, 'plain'],
  movie_leaving: [Hourglass, 'plain'],
  movie_left: [Hourglass, 'plain'],
  movie_streamable: [Play, 'accent'],
  followed_movie_found: [Sparkles, 'accent'],
  follow_waiting: [CircleAlert, 'warn'],
  movie_watched: [Eye, 'ok'],
  movie_unwatched: [Eye, 'plain'],
  file_added: [FileCheck2, 'ok'],
  file_upgraded: [FileCheck2, 'ok'],
  file_removed: [FileX2, 'plain'],
  file_missing: [FileX2, 'bad'],
  file_restored: [FileCheck2, 'ok'],
  search_started: [Search, 'plain'],
  search_completed: [Search, 'plain'],
  release_grabbed: [Bookmark, 'accent'],
  release_payload_refused: [CircleAlert, 'warn'],
  download_queued: [Download, 'plain'],
  download_started: [Download, 'accent'],
  download_metadata_ready: [Download, 'plain'],
  download_stalled: [CircleAlert, 'warn'],
  download_paused: [Pause, 'plain'],
  download_resumed: [Play, 'plain'],
  download_completed: [CircleCheck, 'ok'],
  download_failed: [CircleAlert, 'bad'],
  download_cancelled: [Trash2, 'plain'],
  download_removed: [Trash2, 'plain'],
  seeding_completed: [Sprout, 'ok'],
  import_started: [FileCheck2, 'plain'],
  import_completed: [CircleCheck, 'ok'],
  import_blocked: [CircleAlert, 'bad'],
  import_failed: [CircleAlert, 'bad'],
  health_changed: [HeartPulse, 'warn'],
  indexer_failed: [CircleAlert, 'warn'],
  indexer_recovered: [CircleCheck, 'ok'],
  task_failed: [CircleAlert, 'warn'],
}

const inOneText = (value: unknown): unknown => (Array.isArray(value) ? listOf(value.filter((one) => typeof one === 'string')) : value)

/** Placeholder values of an event: sizes formatted, and the service's sentences translated. */
const valuesOf = (event: AppEvent): Values =>
  Object.fromEntries(
    Object.entries(event).flatMap(([name, stored]: [string, unknown]): [string, string | number][] => {
      const value = inOneText(stored)
      if (typeof value === 'number') return [[name, /_bytes$/.test(name) ? size(value) : value]]
      return typeof value === 'string' ? [[name, isWhy(name) ? told(saidBy(event, value)) : (inWords[name]?.(value) ?? value)]] : []
    }),
  )
const inWords: Readonly<Record<string, (value: string) => string>> = {
  label: deviceLabel,
  language: languageName,
  task: (name) => tOr(`task.name_${name}`, name.replaceAll('-', ' ')),
}

const isWhy = (name: string) => name === 'reason' || name === 'why' || name === 'error'
/** Events of older versions have only a text. */
const saidBy = (event: AppEvent, text: string) =>
  'values' in event && event.code !== undefined && event.values !== undefined ? { code: event.code, values: event.values, text } : text

type Change = Extract<AppEvent, { change: unknown }>
const isChange = (event: AppEvent): event is Change => 'change' in event

const textOf = (event: AppEvent): string => {
  const type = event.type === 'movie_left' && event.shrinks ? 'movie_shrinks' : event.type
  return tOr(`event.${type}`, type.replaceAll('_', ' '), valuesOf(event))
}

const changeText = (event: Change): string => {
  if (event.type === 'exclusion_changed') return t(`exclusion.${event.change}`, { title: event.title })
  if (event.type === 'blocklist_changed') return t(`blocklist.${event.change}`)
  if (event.type === 'recycle_changed') return t(`recycled.${event.change}`)
  const what = event.type.replace(/_changed$/, '') as Kind<typeof event.type>
  return t(`change.${event.change}`, { what: t(`change.of_${what}`, valuesOf(event)) })
}
type Kind<T extends string> = T extends `${infer K}_changed` ? K : never

/** The exact name of the release, file or backup, for details. */
const detailOf = (event: AppEvent): string | null => {
  if (event.type === 'import_completed' || event.type === 'recycle_changed') return event.relative_path
  if ('release_title' in event) return event.release_title
  if ('filename' in event) return event.filename
  return 'download_id' in event || event.type === 'blocklist_changed' ? ('title' in event ? event.title : null) : null
}

/** An event as a sentence. */
export const sentenceOf = (event: AppEvent): Sentence => {
  const [icon, tone] = appearances[event.type] ?? ([Info, 'plain'] as const)
  const detail = detailOf(event)
  if (isChange(event)) return { icon, tone, text: changeText(event), detail }
  switch (event.type) {
    case 'search_completed':
      return { icon, tone, text: event.said ? told(event.said) : t('event.search_completed', { count: event.found }), detail }
    case 'download_metadata_ready':
      return { icon, tone, text: t('event.download_metadata_ready', { count: event.files }), detail }
    case 'backup_verified':
    case 'backup_drilled':
      return { icon, tone, text: t(event.ok ? `event.${event.type}` : brokenBackups[event.type]), detail }
    case 'vpn_changed':
      return { icon, tone, text: t(`event.vpn_${event.state}`), detail: event.detail && told(saidBy(event, event.detail)) }
    case 'health_changed':
      return event.severity === 'ok'
        ? { icon: CircleCheck, tone: 'ok', text: t('event.health_ok', { title: said(event, 'title') }), detail }
        : { icon, tone, text: said(event, 'title'), detail }
    default:
      return { icon, tone, text: textOf(event), detail }
  }
}
