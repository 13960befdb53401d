import clsx from 'clsx'
import { Copy } from 'lucide-react'
import type { LogRow } from '../../data/api/types'
import { language, t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { copy } from '../../kit/copy'
import { toast } from '../../kit/toast'
import { levels } from './log-search'

const tones = ['text-bad', 'text-warn', 'text-info', 'text-muted', 'text-muted']

const time = (ts_us: number) =>
  new Intl.DateTimeFormat(language(), {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
    fractionalSecondDigits: 3,
  }).format(ts_us / 1000)
const moment = (ts_us: number) => new Date(ts_us / 1000).toISOString()

type Props = { row: LogRow; open: boolean; wrapped: boolean; onToggle: () => void; onTrace: (trace: string) => void }

/** A log line. A click expands all of its fields. */
export const LogLine = ({ row, open, wrapped, onToggle, onTrace }: Props) => (
  <div className={clsx('border-line border-b font-mono text-xs', open && 'bg-hover')}>
    <button
      type="button"
      aria-expanded={open}
      onClick={onToggle}
      className="flex w-full flex-wrap items-baseline gap-x-3 px-3 py-1.5 text-start outline-offset-[-2px] hover:bg-hover md:flex-nowrap"
    >
      <time dateTime={moment(row.ts_us)} className="shrink-0 text-muted">
        {time(row.ts_us)}
      </time>
      <span className={clsx('w-11 shrink-0 uppercase', tones[row.level])}>{levels[row.level]}</span>
      <span className="shrink-0 truncate text-muted md:w-28">{row.subsystem}</span>
      <span className={clsx('min-w-0 max-md:basis-full', open || wrapped ? 'whitespace-pre-wrap [overflow-wrap:anywhere]' : 'truncate')}>
        {row.message} {!open && <span className="ms-2 text-muted">{inBrief(row.fields_json)}</span>}
      </span>
    </button>
    {open && <Details row={row} onTrace={onTrace} />}
  </div>
)

/** The main fields, as far as they fit next to the message. */
const inBrief = (fields: LogRow['fields_json']): string =>
  Object.entries(fields ?? {})
    .flatMap(([name, value]) => (['string', 'number', 'boolean'].includes(typeof value) ? [`${name}=${String(value)}`] : []))
    .join(' ')

const Details = ({ row, onTrace }: Pick<Props, 'row' | 'onTrace'>) => {
  const { trace_id } = row
  return (
    <div className="grid gap-3 px-3 pb-3">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        <Fact name={t('log.when')} value={moment(row.ts_us)} />
        <Fact name={t('log.target')} value={row.target} />
        {trace_id && <Fact name={t('log.trace')} value={trace_id} />}
        {row.source === 'frontend' && <Fact name={t('log.source')} value={t('log.from_browser')} />}
      </dl>
      {row.fields_json && (
        <pre className="overflow-x-auto rounded-ctl bg-sunken p-3 text-soft">{JSON.stringify(row.fields_json, null, 2)}</pre>
      )}
      <div className="flex flex-wrap gap-2 font-sans">
        <Button small icon={Copy} onClick={() => void copyRow(row)}>
          {t('log.copy')}
        </Button>
        {trace_id && (
          <Button small onClick={() => onTrace(trace_id)}>
            {t('log.same_request')}
          </Button>
        )}
      </div>
    </div>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 break-all">{value}</dd>
  </>
)

const copyRow = async (row: LogRow) => {
  const copied = await copy(JSON.stringify({ ...row, at: moment(row.ts_us) }, null, 2))
  toast(t(copied ? 'ui.copied' : 'ui.copy_failed'), { tone: copied ? 'ok' : 'bad' })
}
