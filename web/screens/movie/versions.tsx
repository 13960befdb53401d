import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Ellipsis, Layers, Pencil, Play, Search, Star, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { sayProblem, searchMovie } from '../../data/api/actions'
import { profilesQuery } from '../../data/api/queries'
import type { Movie, MovieVersion } from '../../data/api/types'
import { addVersion, changeVersion, removeVersion, versionName, versionsQuery } from '../../data/api/versions'
import { movieFaces } from '../../data/movie-states'
import { t } from '../../i18n/translate'
import { Badge } from '../../kit/badge'
import { Button, buttonStyle } from '../../kit/button'
import { confirm } from '../../kit/confirm'
import { part } from '../../kit/later'
import { MenuButton, type MenuEntry } from '../../kit/menu'
import { toast } from '../../kit/toast'

const VersionDialog = part(() => import('../library/version-dialog'), 'VersionDialog')

const editionWord = (edition: string): string => (edition === 'any' || edition === 'theatrical' ? t(`version.${edition}`) : edition)

/** The versions of the movie, and a way to wish for another. Without a second one, only the latter. */
export const Versions = ({ movie }: { movie: Movie }) => {
  const { data } = useQuery(versionsQuery(movie.id))
  const [edited, setEdited] = useState<MovieVersion | 'new' | null>(null)
  if (!data) return null
  const versions = data.results
  const save = edited === 'new' || edited === null ? addTo(movie) : changeTo(movie, edited)
  return (
    <section aria-label={t('version.title')} className="grid gap-3">
      {versions.length > 1 && (
        <ul className="grid gap-3">
          {versions.map((version) => (
            <VersionRow key={version.id} movie={movie} version={version} onEdit={() => setEdited(version)} />
          ))}
        </ul>
      )}
      <Button small icon={Layers} className="justify-self-start" onClick={() => setEdited('new')}>
        {t('version.add')}
      </Button>
      <Suspense fallback={null}>
        {edited !== null && (
          <VersionDialog
            title={t(edited === 'new' ? 'version.add_title' : 'version.edit_title', { title: movie.title })}
            {...(edited === 'new' ? { text: t('version.add_text') } : { version: edited })}
            save={save}
            onClose={() => setEdited(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

const addTo = (movie: Movie) => (wish: Parameters<typeof addVersion>[1]) =>
  addVersion(movie.id, wish).then(({ name }) => toast(t('version.added', { name }), { tone: 'ok' }))
const changeTo = (movie: Movie, version: MovieVersion) => (wish: Parameters<typeof addVersion>[1]) =>
  changeVersion(movie.id, version.id, wish).then(() => toast(t('ui.saved'), { tone: 'ok' }))

type RowProps = { movie: Movie; version: MovieVersion; onEdit: () => void }

const VersionRow = ({ movie, version, onEdit }: RowProps) => {
  const profiles = useQuery(profilesQuery).data?.results
  const name = versionName(version)
  const { word, tone } = movieFaces[version.status]
  const file = movie.files?.find(({ id, missing_at }) => version.file_ids.includes(id) && missing_at === null)
  const makeDefault = () => void changeVersion(movie.id, version.id, { is_default: true }).catch(sayProblem)
  const search = () =>
    void searchMovie(movie.id, version.id)
      .then(() => toast(t('movie.searching', { title: `${movie.title} (${name})` })))
      .catch(sayProblem)
  const entries = (): MenuEntry[] => [
    { kind: 'item', label: t('version.search'), icon: Search, run: search },
    { kind: 'item', label: t('movie.edit'), icon: Pencil, run: onEdit },
    ...(version.is_default ? [] : [{ kind: 'item', label: t('version.make_default'), icon: Star, run: makeDefault } as const]),
    { kind: 'line' },
    { kind: 'item', label: t('version.remove'), icon: Trash2, danger: true, run: () => void remove(movie, version) },
  ]
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-card border border-line bg-surface px-5 py-3">
      <h3 className="font-medium">{name}</h3>
      {version.is_default && version.name !== '' && <Badge>{t('version.default')}</Badge>}
      <Badge tone={tone}>{t(word)}</Badge>
      <span className="text-muted text-sm">
        {[profiles?.find(({ id }) => id === version.quality_profile_id)?.name, editionWord(version.edition), file?.quality]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <span className="ms-auto flex gap-2">
        {file && (
          <Link to="/watch/$id" params={{ id: movie.id }} search={{ file: file.id }} className={buttonStyle('quiet')}>
            <Play aria-hidden className="size-4" />
            {t('movie.play')}
            <span className="visually-hidden">{name}</span>
          </Link>
        )}
        <MenuButton small label={t('version.more', { name })} icon={Ellipsis} entries={entries} />
      </span>
    </li>
  )
}

const remove = async (movie: Movie, version: MovieVersion) => {
  const name = versionName(version)
  const { yes, option } = await confirm({
    title: t('version.remove_title', { name }),
    text: t('version.remove_text'),
    action: t('version.remove'),
    danger: true,
    ...(version.file_ids.length > 0 && {
      option: { label: t('version.delete_files'), help: t('movie.delete_files_help'), checked: false },
    }),
  })
  if (!yes) return
  await removeVersion(movie.id, version.id, option)
    .then(() => toast(t('version.removed', { name }), { tone: 'ok' }))
    .catch(sayProblem)
}
