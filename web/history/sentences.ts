import {
  Bookmark,
  CircleAlert,
  CircleCheck,
  Download,
  Eye,
  FileCheck2,
  FileX2,
  HeartPulse,
  Info,
  type LucideIcon,
  Pause,
  Play,
  Plus,
  Search,
  Sprout,
  Trash2,
} from 'lucide-react'
import type { AppEvent, EventType } from '#server/events'
import { size } from '../i18n/format'
import { type Key, t, tOr, type Values } from '../i18n/translate'
import type { Tone } from '../ui/badge'

type Sentence = { icon: LucideIcon; tone: Tone; text: string }
type Look = readonly [LucideIcon, Tone]

const looks: Partial<Record<EventType, Look>> = {
  movie_added: [Plus, 'accent'],
  movie_updated: [Info, 'plain'],
  movie_removed: [Trash2, 'plain'],
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

/** The values of an event as its sentence needs them: bytes as sizes, the rest as it is. */
const valuesOf = (event: AppEvent): Values =>
  Object.fromEntries(
    Object.entries(event).flatMap(([name, value]): [string, string | number][] => {
      if (typeof value === 'number') return [[name, /_bytes$/.test(name) ? size(value) : value]]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )

/** An event in plain words. */
export const sentenceOf = (event: AppEvent): Sentence => {
  const [icon, tone] = looks[event.type] ?? ([Info, 'plain'] as const)
  if (event.type === 'search_completed')
    return { icon, tone, text: t('event.search_completed', { count: event.found, accepted: event.accepted }) }
  if (event.type === 'download_metadata_ready')
    return { icon, tone, text: t('event.download_metadata_ready', { title: event.title, count: event.files }) }
  if (event.type === 'health_changed')
    return {
      icon: event.severity === 'ok' ? CircleCheck : icon,
      tone: event.severity === 'ok' ? 'ok' : tone,
      text: event.severity === 'ok' ? t('event.health_ok', { title: event.title }) : event.title,
    }
  const key: Key | string = `event.${event.type}`
  return { icon, tone, text: tOr(key, event.type.replaceAll('_', ' '), valuesOf(event)) }
}
