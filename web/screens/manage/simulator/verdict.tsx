import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { Check, CircleX, Clock } from 'lucide-react'
import type { Evaluation } from '../../../data/api/types'
import { versionName } from '../../../data/api/versions'
import { capital, languageName, listOf } from '../../../i18n/format'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { Badge, type Tone } from '../../../kit/badge'

export type Evaluated = Evaluation['releases'][number]
type Word = Evaluated['words'][number]
type Kind = Word['kind']

const verdicts = {
  accepted: { tone: 'ok', icon: Check },
  temporarily_rejected: { tone: 'info', icon: Clock },
  rejected: { tone: 'bad', icon: CircleX },
} as const satisfies Record<Evaluated['verdict'], { tone: Tone; icon: typeof Check }>

/** What would become of one name, and why. */
export const Verdict = ({ release }: { release: Evaluated }) => {
  const { verdict, reasons, remedies, versions, quality, languages, score, movie_id, movie_title } = release
  const parts = release.score_parts.filter((part) => part.name === 'custom_format' && part.score !== 0)
  const facts = [quality, capital(languages.map(languageName).join(', ')), release.parsed.edition].filter(Boolean)
  return (
    <li className="grid gap-3 rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge {...verdicts[verdict]}>{t(movie_id === null && verdict === 'accepted' ? 'simulator.suits' : `simulator.${verdict}`)}</Badge>
        <span>{facts.join(', ')}</span>
        {movie_id === null ? (
          <span className="text-muted">{t('simulator.no_movie')}</span>
        ) : (
          <Link to="/movies/$id" params={{ id: movie_id }} className="underline underline-offset-4">
            {movie_title}
          </Link>
        )}
      </div>
      <p className="break-all font-mono text-sm">
        {release.words.map(({ text, kind }, at) => (
          <Piece key={`${String(at)} ${text}`} text={text} kind={kind} />
        ))}
      </p>
      <Reading words={release.words} />
      {release.words.some(({ kind }) => kind === 'unknown') && <p className="text-muted text-sm">{t('simulator.doubt')}</p>}
      <Reasons reasons={reasons} remedies={remedies} />
      <Versions versions={versions} />
      {parts.length > 0 && (
        <p className="text-muted text-sm">
          {t('simulator.score', { score, parts: listOf(parts.map((part) => `${part.text} ${signed(part.score)}`)) })}
        </p>
      )}
    </li>
  )
}

/** Each reason with what would have to change. */
const Reasons = ({ reasons, remedies }: Pick<Evaluated, 'reasons' | 'remedies'>) =>
  reasons.length > 0 && (
    <ul className="grid gap-0.5 text-sm">
      {reasons.map((reason, at) => (
        <li key={reason.code}>
          <span className="text-warn">{told(reason)}</span>
          {remedies[at] && <span className="block text-muted">{t('simulator.remedy', { what: told(remedies[at]) })}</span>}
        </li>
      ))}
    </ul>
  )

const Versions = ({ versions }: Pick<Evaluated, 'versions'>) =>
  versions.length > 0 && (
    <ul aria-label={t('simulator.versions')} className="grid gap-0.5 text-sm">
      {versions.map((version) => (
        <li key={version.id}>{t(`simulator.version_${version.verdict}`, { name: versionName(version) })}</li>
      ))}
    </ul>
  )

const signed = (score: number) => (score > 0 ? `+${String(score)}` : String(score))

const colors: Partial<Record<Kind, string>> = {
  title: 'text-fg font-medium',
  year: 'text-fg',
  unknown: 'text-warn',
  episode: 'text-bad',
  group: 'text-info',
  around: 'text-muted',
  known: 'text-muted',
  sign: 'text-muted',
}

/** Underlined by color; the list below says the same in words. */
const Piece = ({ text, kind }: Word) =>
  kind === 'sign' ? (
    <span className="text-muted">{text}</span>
  ) : (
    <span title={t(`simulator.word_${kind}`)} className={clsx('underline underline-offset-4', colors[kind] ?? 'text-ok')}>
      {text}
    </span>
  )

const order = [
  'title',
  'year',
  'edition',
  'quality',
  'codec',
  'language',
  'subtitles',
  'revision',
  'episode',
  'group',
  'known',
  'unknown',
  'around',
] as const satisfies readonly Exclude<Kind, 'sign'>[]

/** The words of a name by what they were read as. */
const Reading = ({ words }: { words: readonly Word[] }) => (
  <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
    {order.map((kind) => {
      const read = words.filter((word) => word.kind === kind).map(({ text }) => text)
      if (read.length === 0) return null
      return (
        <div key={kind} className="contents">
          <dt className="text-muted">{t(`simulator.word_${kind}`)}</dt>
          <dd className="break-all">{read.join(' ')}</dd>
        </div>
      )
    })}
  </dl>
)
