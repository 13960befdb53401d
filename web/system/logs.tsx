import { getRouteApi } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, Pause, Play, ScrollText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../i18n/translate'
import { SettingsPage } from '../settings/settings-page'
import { Button } from '../ui/button'
import { Empty } from '../ui/empty'
import { ProblemCard } from '../ui/problem-card'
import { SkeletonRows } from '../ui/skeleton'
import { LogFilters } from './log-filters'
import { LogLine } from './log-line'
import type { LogSearch } from './log-search'
import { type Line, useLogTail } from './use-log-tail'

const route = getRouteApi('/settings/logs')
const ROW = 29
const AT_END = 40

/** What the service writes down, as it writes it. */
export const LogsPage = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [paused, setPaused] = useState(false)
  const tail = useLogTail(search, paused)
  const change = (next: LogSearch) => void navigate({ search: next, replace: true })
  return (
    <SettingsPage
      title={t('log.title')}
      text={t('log.text')}
      wide
      actions={
        <Button icon={paused ? Play : Pause} aria-pressed={paused} onClick={() => setPaused(!paused)}>
          {t(paused ? 'log.resume' : 'log.pause')}
        </Button>
      }
    >
      <div className="grid gap-3">
        <LogFilters search={search} onChange={change} />
        {tail.error !== undefined && <ProblemCard error={tail.error} />}
        {!tail.ready ? (
          tail.error === undefined && <SkeletonRows rows={8} className="h-7" />
        ) : tail.lines.length === 0 ? (
          <Empty icon={ScrollText} title={t('log.none')} text={t(Object.keys(search).length > 0 ? 'log.none_filtered' : 'log.none_text')}>
            {Object.keys(search).length > 0 && <Button onClick={() => change({})}>{t('log.all')}</Button>}
          </Empty>
        ) : (
          <Lines
            lines={tail.lines}
            older={tail.olderState}
            onOlder={tail.loadOlder}
            onTrace={(trace_id) => void navigate({ search: { trace_id } })}
          />
        )}
        {tail.dropped > 0 && <p className="text-muted text-sm">{t('log.dropped', { count: tail.dropped })}</p>}
      </div>
    </SettingsPage>
  )
}

type Props = {
  lines: readonly Line[]
  older: 'idle' | 'busy' | 'end'
  onOlder: () => Promise<void>
  onTrace: (trace: string) => void
}

/** Follows the end until somebody scrolls up; then new lines wait below and are counted. */
const Lines = ({ lines, older, onOlder, onTrace }: Props) => {
  const box = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState<number>()
  const [following, setFollowing] = useState(true)
  const seen = useRef(0)
  const last = lines.at(-1)?.id ?? 0
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    getItemKey: (index) => lines[index]?.id ?? index,
    overscan: 20,
  })
  const toEnd = () => rows.scrollToIndex(lines.length - 1, { align: 'end' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end moves when a line is added, not when the virtualizer is
  useEffect(() => {
    if (!following) return
    seen.current = last
    toEnd()
  }, [last, following])
  const onScroll = () => {
    const at = box.current
    if (at) setFollowing(at.scrollHeight - at.scrollTop - at.clientHeight < AT_END)
  }
  const waiting = lines.filter(({ id }) => id > seen.current).length
  return (
    <div className="relative overflow-hidden rounded-card border border-line bg-surface">
      <div
        ref={box}
        role="log"
        aria-label={t('log.title')}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="h-[calc(100dvh-22rem)] min-h-80 overflow-y-auto outline-offset-[-2px]"
      >
        {older !== 'end' && (
          <div className="p-2 text-center">
            <Button small kind="quiet" busy={older === 'busy'} onClick={() => void onOlder()}>
              {t('log.older')}
            </Button>
          </div>
        )}
        <div style={{ height: rows.getTotalSize() }} className="relative">
          {rows.getVirtualItems().map(({ index, key, start }) => {
            const line = lines[index]
            return (
              line && (
                <div
                  key={key}
                  data-index={index}
                  ref={rows.measureElement}
                  style={{ transform: `translateY(${String(start)}px)` }}
                  className="absolute inset-x-0 top-0"
                >
                  <LogLine
                    row={line.row}
                    open={open === line.id}
                    onToggle={() => {
                      setFollowing(false)
                      setOpen(open === line.id ? undefined : line.id)
                      requestAnimationFrame(() => rows.scrollToIndex(index, { align: 'auto' }))
                    }}
                    onTrace={onTrace}
                  />
                </div>
              )
            )
          })}
        </div>
      </div>
      {!following && (
        <Button small kind="primary" icon={ArrowDown} onClick={() => setFollowing(true)} className="absolute end-4 bottom-3 shadow-pop">
          {waiting > 0 ? t('log.new', { count: waiting }) : t('log.to_end')}
        </Button>
      )}
    </div>
  )
}
