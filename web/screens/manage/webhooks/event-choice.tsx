import { Check } from 'lucide-react'
import type { EventType } from '#server/events'
import { t } from '../../../i18n/translate'
import { Segmented } from '../../../kit/segmented'

/** Event types, grouped for the user. */
const occasions = {
  filed: ['import_completed', 'file_upgraded'],
  found: ['release_grabbed', 'download_started', 'download_completed'],
  failed: ['download_failed', 'import_blocked', 'import_failed', 'release_payload_refused'],
  health: ['health_changed', 'indexer_failed', 'indexer_recovered', 'vpn_changed', 'task_failed'],
  library: [
    'movie_added',
    'movie_removed',
    'file_removed',
    'file_missing',
    'movie_leaving',
    'movie_left',
    'followed_movie_found',
    'follow_waiting',
    'movie_streamable',
  ],
  watched: ['movie_watched', 'movie_unwatched'],
  safety: ['session_created', 'session_revoked', 'api_key_rotated', 'backup_created', 'backup_restored'],
  updates: ['update_available'],
} as const satisfies Record<string, readonly EventType[]>
type Occasion = keyof typeof occasions

type Props = { value: readonly EventType[]; onChange: (value: readonly EventType[]) => void }

/** All events or chosen groups. An empty list means all events, so the last group cannot be removed. */
export const EventChoice = ({ value, onChange }: Props) => {
  const some = value.length > 0
  const has = (occasion: Occasion) => occasions[occasion].every((type) => value.includes(type))
  const turn = (occasion: Occasion) => {
    const types: readonly EventType[] = occasions[occasion]
    const next = has(occasion) ? value.filter((type) => !types.includes(type)) : [...new Set([...value, ...types])]
    if (next.length > 0) onChange(next)
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 font-medium">{t('occasion.title')}</legend>
      <div>
        <Segmented
          label={t('occasion.title')}
          value={some ? 'some' : 'all'}
          onChange={(next) => onChange(next === 'all' ? [] : [...occasions.filed, ...occasions.failed])}
          options={[
            { value: 'all', label: t('occasion.all') },
            { value: 'some', label: t('occasion.some') },
          ]}
        />
      </div>
      {some && (
        <div className="flex flex-wrap gap-2">
          {(Object.keys(occasions) as Occasion[]).map((occasion) => (
            <button
              key={occasion}
              type="button"
              aria-pressed={has(occasion)}
              onClick={() => turn(occasion)}
              className="inline-flex min-h-9 items-center gap-1.5 rounded-pill border border-edge px-3.5 text-sm text-soft aria-pressed:border-accent aria-pressed:bg-hover aria-pressed:text-fg pointer-coarse:min-h-11"
            >
              {has(occasion) && <Check aria-hidden className="size-4 text-accent" />}
              {t(`occasion.${occasion}`)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}
