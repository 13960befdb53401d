import { useQuery } from '@tanstack/react-query'
import { storagePreviewQuery } from '../../../data/api/storage'
import type { NewStorageRule, StorageProposal } from '../../../data/api/types'
import { size } from '../../../i18n/format'
import { reasonsInWords } from '../../../i18n/reasons'
import { told } from '../../../i18n/told'
import { t } from '../../../i18n/translate'
import { ProblemCard } from '../../../kit/problem-card'
import { useSettled } from '../../../kit/use-settled'

const MOST = 5

/** What the rule would take right now and what it would spare, and why. */
export const RulePreview = ({ rule }: { rule: NewStorageRule }) => {
  const asked = useSettled(JSON.stringify(rule))
  const { data, error } = useQuery(storagePreviewQuery(JSON.parse(asked) as NewStorageRule))
  if (error) return <ProblemCard error={error} />
  if (!data) return null
  const { results, total, size_bytes, total_needs_ok, total_spared } = data
  const goes = results.filter(({ spared }) => spared === null)
  const stays = results.filter(({ spared }) => spared !== null)
  return (
    <section role="status" aria-label={t('rule.preview')} className="grid gap-3 rounded-card bg-sunken p-4">
      <p className="font-medium">
        {t('rule.would_go', { count: total, size: size(size_bytes) })}{' '}
        {total_needs_ok > 0 && t('rule.would_ask', { count: total_needs_ok })}
      </p>
      <Movies movies={goes} total={total} words={({ reasons }) => reasonsInWords(reasons)} />
      {total_spared > 0 && <p className="text-soft text-sm">{t('rule.would_spare', { count: total_spared })}</p>}
      <Movies movies={stays} total={total_spared} words={({ spared }) => (spared ? told(spared) : '')} />
    </section>
  )
}

type Props = { movies: readonly StorageProposal[]; total: number; words: (movie: StorageProposal) => string }

const Movies = ({ movies, total, words }: Props) => {
  const shown = movies.slice(0, MOST)
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-1.5 text-sm">
      {shown.map((movie) => (
        <li key={movie.movie_id}>
          <span className="font-medium">{movie.title}</span> <span className="text-muted">{words(movie)}</span>
        </li>
      ))}
      {total > shown.length && <li className="text-muted">{t('leaving.more', { count: total - shown.length })}</li>}
    </ul>
  )
}
