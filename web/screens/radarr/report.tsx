import { ChevronRight, CircleCheck, CircleHelp, CircleMinus, CirclePlus, CircleX, Download, type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import type { ImportReport } from '../../data/api/types'
import { count } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { type Tone, toneText } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Select, TextInput } from '../../kit/field'
import { SearchField } from '../../kit/search-field'
import { saveFile } from '../system/save-file'
import { tableOf } from './report-table'

type Section = ImportReport['kinds'][number]
type Item = Section['items'][number]
type Outcome = Item['outcome']

/** Most urgent first. */
const outcomes = ['ask', 'impossible', 'left_behind', 'changed', 'added', 'matched'] as const satisfies readonly Outcome[]
const looks: Record<Outcome, { icon: LucideIcon; tone: Tone }> = {
  ask: { icon: CircleHelp, tone: 'warn' },
  impossible: { icon: CircleX, tone: 'bad' },
  left_behind: { icon: CircleMinus, tone: 'warn' },
  changed: { icon: CirclePlus, tone: 'info' },
  added: { icon: CirclePlus, tone: 'ok' },
  matched: { icon: CircleCheck, tone: 'plain' },
}
const atOnce = 100

const programNames = {
  radarr: 'Radarr',
  jellyfin: 'Jellyfin',
  emby: 'Emby',
  plex: 'Plex',
  seerr: 'Seerr',
  bazarr: 'Bazarr',
  stremio: 'Stremio',
  prowlarr: 'Prowlarr',
  jackett: 'Jackett',
  qbittorrent: 'qBittorrent',
  kodi: 'Kodi',
  marquee: 'Marquee',
} as const
export const programOf = (source: string): string =>
  source === 'file' ? t('from_file.name') : ((programNames as Record<string, string>)[source] ?? source)

/** Where items that ask get their answers: the choice by the name of the item, a secret by the address that it belongs to. */
type Answers = Readonly<Record<string, string>>
type Answering = { answers?: Answers; onAnswer?: (more: Answers) => void }
/** A report that is shorter needs no search. */
const longReport = 20

/** What happens to each entry of the other program: totals first, then the entries. */
export const Report = ({ report, ...answering }: { report: ImportReport } & Answering) => {
  const [searched, setSearched] = useState('')
  const text = searched.trim().toLowerCase()
  const kinds = report.kinds.map((section) => withItems(section, text)).filter(({ items }) => items.length > 0)
  return (
    <section aria-labelledby="report-title" className="grid gap-4">
      <h2 id="report-title" className="flex flex-wrap items-baseline gap-x-3 font-bold text-xl">
        {report.applied ? t('radarr.happened') : t('radarr.would')}
        {report.version && (
          <span className="font-normal text-muted text-sm">
            {[`${programOf(report.source)} ${report.version}`, report.user].filter(Boolean).join(' · ')}
          </span>
        )}
      </h2>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {tilesOf(report).map((outcome) => (
          <div key={outcome} className="flex flex-col-reverse rounded-card border border-line bg-surface px-4 py-3">
            <dt className="text-muted text-sm">{t(`radarr.${outcome}`)}</dt>
            <dd className={`font-bold text-2xl tabular-nums ${report.totals[outcome] > 0 ? toneText[looks[outcome].tone] : 'text-muted'}`}>
              {count(report.totals[outcome])}
            </dd>
          </div>
        ))}
      </dl>
      {report.totals.left_behind > 0 && <p className="text-soft">{t('radarr.left_text')}</p>}
      <div className="flex flex-wrap items-center gap-3">
        {countOf(report) > longReport && (
          <SearchField label={t('report.search')} value={searched} onType={setSearched} className="min-w-48 grow basis-0" width="w-full" />
        )}
        <Button small icon={Download} onClick={() => saveFile(new Blob([tableOf(report)], { type: 'text/csv' }), nameOf(report))}>
          {t('report.save')}
        </Button>
        {answering.onAnswer && <AcceptAll report={report} {...answering} />}
      </div>
      {kinds.length === 0 && <p className="text-muted">{t('report.nothing')}</p>}
      {kinds.length > 0 && (
        <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
          {kinds.map((section) => (
            <Kind key={`${section.kind} ${text === ''}`} section={section} isOpen={text !== '' || isUrgent(section)} {...answering} />
          ))}
        </div>
      )}
    </section>
  )
}

/** It waits for an answer, or all movies of a folder stay out. */
const isUrgent = ({ kind, totals }: Section): boolean => totals.ask > 0 || (kind === 'root_folders' && totals.impossible > 0)

const countOf = ({ kinds }: ImportReport): number => kinds.reduce((sum, { items }) => sum + items.length, 0)

/** Only the items that the search finds, by name or by what is said about them. */
const withItems = (section: Section, text: string): Section => {
  if (text === '') return section
  const items = section.items.filter(({ name, reasons }) => `${name} ${reasons.map(told).join(' ')}`.toLowerCase().includes(text))
  const totals = Object.fromEntries(outcomes.map((outcome) => [outcome, items.filter((item) => item.outcome === outcome).length]))
  return { ...section, items, totals: totals as Section['totals'] }
}

const nameOf = ({ source, applied }: ImportReport): string => `marquee-${source}-${applied ? 'import' : 'preview'}.csv`

/** Items that ask and have one candidate only: long diaries have hundreds. */
const AcceptAll = ({ report, answers = {}, onAnswer }: { report: ImportReport } & Answering) => {
  const single = report.kinds.flatMap(({ items }) =>
    items.flatMap(({ name, choices = [] }) =>
      choices.length === 1 && choices[0]?.id !== 'enter' && !answers[name] ? [[name, choices[0]?.id ?? ''] as const] : [],
    ),
  )
  if (single.length < 2) return null
  return (
    <Button small icon={CircleCheck} onClick={() => onAnswer?.(Object.fromEntries(single))}>
      {t('report.accept', { count: single.length })}
    </Button>
  )
}

/** Most reports ask nothing. */
const tilesOf = ({ totals }: ImportReport): Outcome[] => [
  'added',
  'changed',
  'matched',
  'left_behind',
  'impossible',
  ...(totals.ask > 0 ? (['ask'] as const) : []),
]

const Kind = ({ section, isOpen, ...answering }: { section: Section; isOpen: boolean } & Answering) => {
  const [open, setOpen] = useState(isOpen)
  const { kind, totals, items } = section
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="flex min-h-12 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-hover [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden className={`size-4 shrink-0 text-muted transition-transform ${open ? 'rotate-90' : 'rtl:rotate-180'}`} />
        <span className="grow font-medium">{t(`radarr.kind_${kind}`)}</span>
        <span className="flex flex-wrap gap-x-4 text-sm max-sm:w-full max-sm:ps-8">
          {outcomes.toReversed().map(
            (outcome) =>
              totals[outcome] > 0 && (
                <span key={outcome} className={toneText[looks[outcome].tone]}>
                  {t('radarr.some', { count: count(totals[outcome]), outcome: t(`radarr.${outcome}`) })}
                </span>
              ),
          )}
        </span>
      </summary>
      {open && <Items items={items} {...answering} />}
    </details>
  )
}

const Items = ({ items, answers, onAnswer }: { items: readonly Item[] } & Answering) => {
  const [shown, setShown] = useState(atOnce)
  const sorted = outcomes.flatMap((outcome) => items.filter((item) => item.outcome === outcome))
  return (
    <>
      <ul className="divide-y divide-line border-line border-t">
        {sorted.slice(0, shown).map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report never changes, and it may contain a name twice
          <Row key={place} item={item} answer={answers?.[secretOf(item) ?? item.name] ?? ''} onAnswer={onAnswer} />
        ))}
      </ul>
      {sorted.length > shown && (
        <div className="border-line border-t px-4 py-3 text-center">
          <Button small onClick={() => setShown(shown + atOnce)}>
            {t('radarr.more', { count: Math.min(atOnce, sorted.length - shown) })}
          </Button>
        </div>
      )}
    </>
  )
}

type RowProps = { item: Item; answer: string; onAnswer: Answering['onAnswer'] | undefined }
/** Where the secret that the item asks for is one. */
const secretOf = ({ choices }: Item): string | undefined => choices?.find(({ id }) => id === 'enter')?.label

const Row = ({ item, answer, onAnswer }: RowProps) => {
  const { name, outcome, reasons } = item
  const { icon: Icon, tone } = looks[outcome]
  return (
    <li className="flex items-start gap-3 px-4 py-2.5">
      <Icon aria-hidden className={`mt-1 size-4 shrink-0 ${toneText[tone]}`} />
      <div className="min-w-0 grow">
        <p className="break-words">
          {name} <span className={`text-sm ${toneText[tone]}`}>{t(`radarr.${outcome}`)}</span>
        </p>
        {reasons.length > 0 && <p className="break-words text-soft text-sm">{reasons.map(told).join('. ')}</p>}
        {onAnswer && <Answer item={item} answer={answer} onAnswer={onAnswer} />}
      </div>
    </li>
  )
}

const Answer = ({ item, answer, onAnswer }: RowProps & { onAnswer: NonNullable<Answering['onAnswer']> }) => {
  const { name, choices } = item
  const secret = secretOf(item)
  if (secret !== undefined)
    return (
      <TextInput
        aria-label={t('radarr.secret', { name, address: secret })}
        placeholder={t('radarr.secret_at', { address: secret })}
        type="password"
        autoComplete="off"
        maxLength={1000}
        className="mt-1.5"
        value={answer}
        onChange={({ target }) => onAnswer({ [secret]: target.value })}
      />
    )
  return (
    choices && (
      <Select
        aria-label={t('player.which', { name })}
        className="mt-1.5 max-w-full"
        value={answer}
        options={[{ value: '', label: t('player.none') }, ...choices.map(({ id, label }) => ({ value: id, label }))]}
        onChange={({ target }) => onAnswer({ [name]: target.value })}
      />
    )
  )
}
