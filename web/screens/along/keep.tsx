import { useMutation } from '@tanstack/react-query'
import type { Movie } from '../../data/api/types'
import { size } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { useStore } from '../../kit/store'
import { type TakenText, takeAlong, taken } from '../../shell/offline/taken'

/** Something that can be kept: its name here, its address below the API, and its size. */
export type Source = { readonly name: string; readonly from: string; readonly bytes: number; readonly type: string }
type Props = { movie: Movie; fileId: number; source: Source; room: number | undefined; removes: boolean; texts: readonly TakenText[] }

/** Keeps a movie in this browser, if there is room for it. */
export const Keep = ({ movie, fileId, source, room = Number.POSITIVE_INFINITY, removes, texts }: Props) => {
  const { items } = useStore(taken)
  const take = useMutation({
    mutationFn: () =>
      takeAlong({
        ...{ file_id: fileId, title: movie.title, year: movie.year, removes, from: source.from, type: source.type, texts },
        size_bytes: source.bytes,
        resume_seconds: movie.resume_position_seconds,
      }),
  })
  if (items.some(({ file_id, from }) => file_id === fileId && from === source.from)) return null
  if (room < source.bytes) return <p className="w-full text-bad text-sm">{t('along.no_room', { free: size(room) })}</p>
  return (
    <Button small kind="primary" changes busy={take.isPending} onClick={() => take.mutate()}>
      {t('along.keep')}
      <span className="visually-hidden">{source.name}</span>
    </Button>
  )
}
