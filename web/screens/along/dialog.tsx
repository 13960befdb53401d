import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { base } from '../../data/base'
import { percent, size } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Bar } from '../../kit/bar'
import { Button, buttonStyle } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { type Copy, type CopyChoices, copiesQuery, prepareCopy, removeCopy } from './queries'

type Props = { fileId: number; title: string; onClose: () => void }

/** What a person can take along of a movie: its file, or a smaller copy that Marquee prepares. */
export const TakeAlong = ({ fileId, title, onClose }: Props) => {
  const choices = useQuery(copiesQuery(fileId))
  return (
    <Dialog open onClose={onClose} title={t('along.title', { title })} text={t('along.text')}>
      {choices.error && !choices.data ? (
        <ProblemCard error={choices.error} onRetry={choices.refetch} />
      ) : choices.data ? (
        <Choices fileId={fileId} choices={choices.data} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  )
}

const Choices = ({ fileId, choices }: { fileId: number; choices: CopyChoices }) => (
  <>
    <ul className="divide-y divide-line">
      {choices.sizes.map(({ height, at_most_bytes }) => (
        <SmallerCopy
          key={height}
          fileId={fileId}
          height={height}
          atMost={at_most_bytes}
          copy={choices.copies.find((copy) => copy.height === height)}
          isPossible={choices.obstacle === null}
        />
      ))}
      <Row name={t('along.original')} note={size(choices.original_bytes)}>
        <DownloadLink to={`files/${String(fileId)}`} name={t('along.original')} />
      </Row>
    </ul>
    <p className="mt-3 text-muted text-sm">{choices.obstacle ? told(choices.obstacle) : t('along.how')}</p>
  </>
)

const Row = ({ name, note, below, children }: { name: string; note: string; below?: ReactNode; children: ReactNode }) => (
  <li className="py-3">
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-40 grow">
        <h3 className="font-medium">{name}</h3>
        <p className="text-muted text-sm">{note}</p>
      </div>
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
    {below}
  </li>
)

const DownloadLink = ({ to, name }: { to: string; name: string }) => (
  <a href={`${base}/api/v1/${to}/download`} download className={buttonStyle('secondary', true)}>
    <Download aria-hidden className="size-4" />
    {t('along.download')}
    <span className="visually-hidden">{name}</span>
  </a>
)

type CopyProps = { fileId: number; height: number; atMost: number; copy: Copy | undefined; isPossible: boolean }

const SmallerCopy = ({ fileId, height, atMost, copy, isPossible }: CopyProps) => {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: copiesQuery(fileId).queryKey })
  const prepare = useMutation({ mutationFn: () => prepareCopy(fileId, height), onSettled })
  const remove = useMutation({ mutationFn: removeCopy, onSettled })
  const name = `${String(height)}p`
  const wrong = prepare.error?.message ?? remove.error?.message ?? (copy?.problem ? told(copy.problem) : undefined)
  const isWanted = copy !== undefined && copy.state !== 'failed'
  return (
    <Row name={name} note={noteOf(copy, atMost)} below={<Below name={name} copy={copy} wrong={wrong} />}>
      {copy?.state === 'ready' && <DownloadLink to={`copies/${String(copy.id)}`} name={name} />}
      {isWanted && (
        <Button small kind="quiet" changes busy={remove.isPending} onClick={() => remove.mutate(copy.id)}>
          {t(copy.state === 'ready' ? 'along.remove' : 'ui.cancel')}
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
      {!isWanted && isPossible && (
        <Button small changes busy={prepare.isPending} onClick={() => prepare.mutate()}>
          {t('along.prepare')}
          <span className="visually-hidden">{name}</span>
        </Button>
      )}
    </Row>
  )
}

const noteOf = (copy: Copy | undefined, atMost: number): string => {
  if (copy?.state === 'ready') return size(copy.size_bytes ?? 0)
  if (copy?.state === 'queued') return t('along.queued')
  return copy?.state === 'making' ? t('along.making', { share: percent(copy.progress ?? 0) }) : t('along.at_most', { size: size(atMost) })
}

const Below = ({ name, copy, wrong }: { name: string; copy: Copy | undefined; wrong: string | undefined }) => (
  <>
    {copy?.state === 'making' && (
      <div className="mt-2">
        <Bar value={copy.progress ?? 0} label={name} />
      </div>
    )}
    {wrong !== undefined && (
      <p role="alert" className="mt-2 text-bad text-sm">
        {wrong}
      </p>
    )}
  </>
)
