import { getRouteApi } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { ArrowDown, Download, Pause, Play, ScrollText, WrapText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Empty } from '../../kit/empty'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { SettingsPage } from '../settings/settings-page'
import { LogFilters } from './log-filters'
import { LogLine } from './log-line'
import type { LogSearch } from './log-search'
import { saveFile } from './save-file'
import { type Line, useLogTail } from './use-log-tail'

const route = getRouteApi('/settings/logs')
const ROW = 29
const AT_END = 40

/** The live log. */
export const LogsPage = () => {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const [paused, setPaused] = useState(false)
  const [wrapped, setWrapped] = useState(false)
  const tail = useLogTail(search, paused)
  const change = (next: LogSearch) => void navigate({ search: next, replace: true })
  return (
    <SettingsPage
      title={t('log.title')}
      text={t('log.text')}
      wide
      small
      actions={<Actions lines={tail.lines} wrapped={wrapped} onWrap={setWrapped} paused={paused} onPause={setPaused} />}
    >
      <div className="grid gap-3">
        <LogFilters search={search} onChange={change} />
        {tail.error !== undefined && <ProblemCard error={tail.error} />}
        {!tail.ready ? (
          tail.error === undefined && <SkeletonRows rows={8} className="h-7" />
        ) : tail.lines.length === 0 ? (
          <Nothing filtered={Object.values(search).some((value) => value !== undefined)} onAll={() => change({})} />
        ) : (
          <Lines
            key={wrapped ? 'wrapped' : 'cut'}
            lines={tail.lines}
            wrapped={wrapped}
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

const Nothing = ({ filtered, onAll }: { filtered: boolean; onAll: () => void }) => (
  <Empty icon={ScrollText} title={t('log.none')} text={t(filtered ? 'log.none_filtered' : 'log.none_text')}>
    {filtered && <Button onClick={onAll}>{t('log.all')}</Button>}
  </Empty>
)

type ActionProps = {
  lines: readonly Line[]
  wrapped: boolean
  onWrap: (to: boolean) => void
  paused: boolean
  onPause: (to: boolean) => void
}

/** Icon only on a phone, so that the actions stay on one line. */
const phoneIcon = 'max-md:px-2.5!'

const Actions = ({ lines, wrapped, onWrap, paused, onPause }: ActionProps) => (
  <>
    <Button icon={WrapText} aria-pressed={wrapped} onClick={() => onWrap(!wrapped)} className={phoneIcon}>
      <span className="max-md:visually-hidden">{t(wrapped ? 'log.unwrap' : 'log.wrap')}</span>
    </Button>
    <Button icon={Download} disabled={lines.length === 0} onClick={() => saveLines(lines)} className={phoneIcon}>
      <span className="max-md:visually-hidden">{t('log.save')}</span>
    </Button>
    <Button icon={paused ? Play : Pause} aria-pressed={paused} onClick={() => onPause(!paused)} className={phoneIcon}>
      <span className="max-md:visually-hidden">{t(paused ? 'log.resume' : 'log.pause')}</span>
    </Button>
  </>
)

/** Saves the visible lines as JSON Lines. */
const saveLines = (lines: readonly Line[]) => {
  const text = lines.map(({ row }) => `${JSON.stringify({ at: new Date(row.ts_us / 1000).toISOString(), ...row })}\n`)
  saveFile(new Blob(text, { type: 'application/x-ndjson' }), 'marquee-log.ndjson')
}

type Props = {
  lines: readonly Line[]
  wrapped: boolean
  older: 'idle' | 'busy' | 'end'
  onOlder: () => Promise<void>
  onTrace: (trace: string) => void
}

/** Follows the end until the user scrolls up; then new lines are counted below. */
const Lines = ({ lines, wrapped, older, onOlder, onTrace }: Props) => {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: scroll when a line is added, not when the virtualizer changes
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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        onScroll={onScroll}
        className="h-[calc(100dvh-22rem)] max-md:h-[calc(100dvh-22rem-var(--bar))] min-h-80 overflow-y-auto outline-offset-[-2px]"
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
                    wrapped={wrapped}
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
