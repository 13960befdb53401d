import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { Movie, MovieFile } from '../../data/api/types'
import { versionsQuery } from '../../data/api/versions'
import { t } from '../../i18n/translate'
import { Option } from './panel'
import { playabilityQuery } from './playability'

const route = getRouteApi('/watch/$id')

type Verdict = { file_id: number; verdict: string }
const ranks: readonly string[] = ['plays', 'unknown', 'silent', 'converts']
const rankOf = ({ id }: MovieFile, verdicts: readonly Verdict[]): number => {
  const verdict = verdicts.find(({ file_id }) => file_id === id)?.verdict ?? 'unknown'
  const rank = ranks.indexOf(verdict)
  return rank < 0 ? ranks.length : rank
}
const widthOf = ({ media_info }: MovieFile): number => media_info?.video?.width ?? 0

/** The files that are there. */
export const presentFiles = ({ files = [] }: Pick<Movie, 'files'>): MovieFile[] => files.filter(({ missing_at }) => missing_at === null)

/** What this device plays best: what it plays as it is comes first, then the larger picture, then the default version. */
export const bestFile = (files: readonly MovieFile[], verdicts: readonly Verdict[]): MovieFile | undefined =>
  files.toSorted(
    (a, b) =>
      rankOf(a, verdicts) - rankOf(b, verdicts) || widthOf(b) - widthOf(a) || Number(a.version_id !== null) - Number(b.version_id !== null),
  )[0]

/** The file to play; undefined while that is not known, null without one. Of several versions, the one that this device plays best. */
export const useFile = (movie: Movie | undefined, asked: number | undefined): number | null | undefined => {
  const files = movie ? presentFiles(movie) : []
  const isOpen = asked === undefined && new Set(files.map(({ version_id }) => version_id)).size > 1
  const { data, error } = useQuery({ ...playabilityQuery(movie?.id ?? 0), enabled: isOpen })
  if (asked !== undefined) return asked
  if (!isOpen) return movie?.file_ids[0] ?? null
  return data || error ? (bestFile(files, data?.files ?? [])?.id ?? null) : undefined
}

type Props = { movie: Movie; fileId: number | null }

/** The files of the movie that are there, by version. */
export const VersionMenu = ({ movie, fileId }: Props) => {
  const versions = useQuery(versionsQuery(movie.id)).data?.results ?? []
  const navigate = route.useNavigate()
  const play = (file: number) => void navigate({ search: { file, from: 'resume' }, replace: true })
  return presentFiles(movie).map((file) => {
    const version = versions.find(({ file_ids }) => file_ids.includes(file.id))
    const name = version?.name || file.edition || t('player.main_version')
    return (
      <Option key={file.id} isChosen={file.id === fileId} note={file.quality} onChoose={() => file.id !== fileId && play(file.id)}>
        {name}
      </Option>
    )
  })
}
