import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { indexersQuery, indexerTypesQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { IndexerForm } from '../manage/indexers/form'

export const IndexerStep = () => {
  const indexers = useQuery(indexersQuery)
  const types = useQuery(indexerTypesQuery)
  const [another, setAnother] = useState(false)
  if (types.error && !types.data) return <ProblemCard error={types.error} onRetry={types.refetch} />
  if (!types.data) return <SkeletonRows rows={2} />
  const known = indexers.data?.results ?? []
  return (
    <div className="grid gap-6">
      {known.map((indexer) => (
        <p key={indexer.id} role="status" className="flex items-center gap-3 rounded-card border border-line bg-surface p-4">
          <CircleCheck aria-hidden className="size-5 text-ok" />
          {indexer.name}
        </p>
      ))}
      {known.length === 0 || another ? (
        <IndexerForm key={known.length} types={types.data.results} onSaved={() => setAnother(false)} />
      ) : (
        <Button className="justify-self-start" onClick={() => setAnother(true)}>
          {t('welcome.another_indexer')}
        </Button>
      )}
    </div>
  )
}
