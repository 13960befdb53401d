import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Movie } from '../../data/api/types'
import { base } from '../../data/base'
import { percent, size } from '../../i18n/format'
import { told } from '../../i18n/told'
import { t } from '../../i18n/translate'
import { Bar } from '../../kit/bar'
import { Button, buttonStyle } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Switch } from '../../kit/field'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { canStore, roomHere } from '../../shell/offline/taken'
import { Keep, type Source } from './keep'
import { OnThisDevice } from './on-this-device'
import { type Copy, type CopyChoices, copiesQuery, directQuery, prepareCopy, removeCopy } from './queries'

type Props = { movie: Movie; fileId: number; onClose: () => void }

/** What a person can take along of a movie: its file, or a smaller copy that Marquee prepares. */
export const TakeAlong = ({ movie, fileId, onClose }: Props) => {
  const choices = useQuery(copiesQuery(fileId))
  return (
    <Dialog open onClose={onClose} title={t('along.title', { title: movie.title })} text={t('along.text')}>
      {choices.error && !choices.data ? (
        <ProblemCard error={choices.error} onRetry={choices.refetch} />
      ) : choices.data ? (
        <Choices movie={movie} fileId={fileId} choices={choices.data} />
      ) : (
        <SkeletonRows rows={3} />
      )}
    </Dialog>
  )
}

/** Keeps something in this browser. Null where browsers cannot. */
type Keeping = ((source: Source) => ReactNode) | null

const Choices = ({ movie, fileId, choices }: { movie: Movie; fileId: number; choices: CopyChoices }) => {
  const [removes, setRemoves] = useState(false)
  const isAble = canStore()
  const room = useQuery({ queryKey: ['room-here'], queryFn: roomHere, enabled: isAble })
  const plays = useQuery({ ...directQuery(fileId), enabled: isAble })
  const name = t('along.original')
  const keep: Keeping =
    isAble && !plays.isPending
      ? (source) => (
          <Keep movie={movie} fileId={fileId} source={source} room={room.data} removes={removes} texts={plays.data?.texts ?? []} />
        )
      : null
  const original = { name, from: `files/${String(fileId)}/download`, bytes: choices.original_bytes, type: plays.data?.type ?? '' }
  return (
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
            keep={keep}
          />
        ))}
        <Row
          name={name}
          note={size(choices.original_bytes)}
          below={isAble && plays.data?.type === null && <Note>{t('along.not_here')}</Note>}
        >
          {plays.data?.type && keep?.(original)}
          <DownloadLink to={`files/${String(fileId)}`} name={name} />
        </Row>
      </ul>
      {plays.data !== undefined && plays.data.texts.length > 0 && <Note>{t('along.texts', { count: plays.data.texts.length })}</Note>}
      {isAble ? <Removing isOn={removes} onChange={setRemoves} /> : <Note>{t('along.not_secure')}</Note>}
      <Note>
        {choices.obstacle ? told(choices.obstacle) : t('along.how')} {room.data !== undefined && t('along.room', { size: size(room.data) })}
      </Note>
      <OnThisDevice />
    </>
  )
}

const Removing = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <div className="mt-3 flex items-center justify-between gap-4">
    <span aria-hidden>{t('along.removes')}</span>
    <Switch label={t('along.removes')} checked={isOn} onChange={onChange} />
  </div>
)

const Note = ({ children }: { children: ReactNode }) => <p className="mt-3 text-muted text-sm">{children}</p>

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

type CopyProps = { fileId: number; height: number; atMost: number; copy: Copy | undefined; isPossible: boolean; keep: Keeping }

const SmallerCopy = ({ fileId, height, atMost, copy, isPossible, keep }: CopyProps) => {
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: copiesQuery(fileId).queryKey })
  const prepare = useMutation({ mutationFn: () => prepareCopy(fileId, height), onSettled })
  const remove = useMutation({ mutationFn: removeCopy, onSettled })
  const name = `${String(height)}p`
  const wrong = prepare.error?.message ?? remove.error?.message ?? (copy?.problem ? told(copy.problem) : undefined)
  const isWanted = copy !== undefined && copy.state !== 'failed'
  return (
    <Row name={name} note={noteOf(copy, atMost)} below={<Below name={name} copy={copy} wrong={wrong} />}>
      {copy?.state === 'ready' && (
        <>
          {keep?.({ name, from: `copies/${String(copy.id)}/download`, bytes: copy.size_bytes ?? 0, type: 'video/mp4' })}
          <DownloadLink to={`copies/${String(copy.id)}`} name={name} />
        </>
      )}
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
