import { X } from 'lucide-react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Select, TextInput } from '../../kit/field'
import { useTyped } from '../../kit/use-typed'
import { type Level, type LogSearch, levels } from './log-search'

const SUBSYSTEMS = [
  'acquisition',
  'backups',
  'config',
  'downloads',
  'health',
  'http',
  'indexers',
  'library',
  'live',
  'metadata',
  'movies',
  'sessions',
  'tasks',
  'torrent',
  'upstream',
  'web',
]
const TYPING_MS = 250

type Props = { search: LogSearch; onChange: (search: LogSearch) => void }

export const LogFilters = ({ search, onChange }: Props) => {
  const put = (change: { [K in keyof LogSearch]: LogSearch[K] | undefined }) => {
    const next = { ...search, ...change }
    onChange(Object.fromEntries(Object.entries(next).filter(([, value]) => value)))
  }
  const known = search.subsystem && !SUBSYSTEMS.includes(search.subsystem) ? [search.subsystem, ...SUBSYSTEMS] : SUBSYSTEMS
  return (
    <div className="flex flex-wrap gap-2">
      <Text value={search.q ?? ''} onChange={(q) => put({ q })} />
      <Select
        aria-label={t('log.level')}
        className="max-sm:grow max-sm:basis-0"
        value={search.level ?? ''}
        onChange={(event) => put({ level: (event.target.value || undefined) as Level | undefined })}
        options={[{ value: '', label: t('log.every_level') }, ...levels.map((level) => ({ value: level, label: t(`log.level_${level}`) }))]}
      />
      <Select
        aria-label={t('log.subsystem')}
        className="max-sm:grow max-sm:basis-0"
        value={search.subsystem ?? ''}
        onChange={(event) => put({ subsystem: event.target.value || undefined })}
        options={[{ value: '', label: t('log.every_part') }, ...known.map((name) => ({ value: name, label: name }))]}
      />
      {search.trace_id && (
        <Button icon={X} onClick={() => put({ trace_id: undefined })} aria-label={t('log.leave_request')}>
          <span className="max-w-40 truncate font-mono text-sm">{search.trace_id}</span>
        </Button>
      )}
    </div>
  )
}

/** Queries after a short pause in typing, and keeps the cursor position. */
const Text = ({ value, onChange }: { value: string; onChange: (q: string | undefined) => void }) => {
  const [text, type] = useTyped({ value, tell: (q) => onChange(q || undefined), restMs: TYPING_MS })
  return (
    <TextInput
      type="search"
      aria-label={t('log.search')}
      placeholder={t('log.search')}
      value={text}
      onChange={(event) => type(event.target.value)}
      className="min-w-40 grow basis-52 max-sm:basis-full"
    />
  )
}
