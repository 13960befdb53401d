import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Plus, Star } from 'lucide-react'
import { useState } from 'react'
import { addMovie } from '../../data/api/actions'
import { knownMovieQuery, profilesQuery, rootFoldersQuery } from '../../data/api/queries'
import type { KnownMovie, MetadataMatch } from '../../data/api/types'
import { day, duration, languageTitle, listOf, rating } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { Field, Select, Switch } from '../../kit/field'
import { Poster } from '../../kit/poster'
import { ProblemCard } from '../../kit/problem-card'
import { SkeletonRows } from '../../kit/skeleton'
import { useGenres } from '../../shell/find/genres'

/** Omitted fields use the service's defaults. */
type AddChoice = { monitored: boolean; search: boolean; quality_profile_id?: number; root_folder_id?: number }
type Props = { match: MetadataMatch; onClose: () => void }

/** Details of a movie that is not in the library, with the options for adding it. */
export const DetailsDialog = ({ match, onClose }: Props) => {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const known = useQuery(knownMovieQuery(match.metadata_id))
  const [choice, setChoice] = useState<AddChoice>({ monitored: true, search: true })
  const add = useMutation({
    mutationFn: () => addMovie(match, choice),
    onSuccess: ({ id }) => {
      void queries.invalidateQueries({ queryKey: ['metadata'] })
      onClose()
      return navigate({ to: '/movies/$id', params: { id } })
    },
  })
  return (
    <Dialog
      open
      wide
      onClose={onClose}
      title={match.year ? `${match.title} (${String(match.year)})` : match.title}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.close')}</Button>
          <Button kind="primary" changes icon={Plus} busy={add.isPending} onClick={() => add.mutate()}>
            {t('details.add')}
          </Button>
        </>
      }
    >
      <div className="grid gap-6">
        {add.error && <ProblemCard error={add.error} />}
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-6">
          <Poster src={match.poster_url} title={match.title} width={144} className="self-start" />
          <div className="grid content-start gap-3">
            {known.data?.tagline && <p className="text-muted italic">{known.data.tagline}</p>}
            <p className="text-soft">{known.data?.overview ?? match.overview ?? t('details.no_overview')}</p>
            {known.error && <ProblemCard error={known.error} onRetry={known.refetch} />}
            {known.isPending && <SkeletonRows rows={3} className="h-5" />}
            {known.data && <Facts movie={known.data} />}
          </div>
        </div>
        <Options choice={choice} onChange={setChoice} />
      </div>
    </Dialog>
  )
}

const Facts = ({ movie }: { movie: KnownMovie }) => {
  const genres = useGenres()
  const named = movie.genres.map((name) => genres.find(({ provided }) => provided === name)?.name ?? name)
  const facts: [string, string | null][] = [
    [t('details.genres'), named.length > 0 ? listOf(named) : null],
    [t('file.length'), movie.runtime_minutes ? duration(movie.runtime_minutes * 60) : null],
    [t('details.certification'), movie.certification],
    [t('details.original'), movie.original_title === movie.title ? null : movie.original_title],
    [t('details.language'), movie.original_language && languageTitle(movie.original_language)],
    [t('details.cinema'), movie.cinema_date && day(movie.cinema_date)],
    [t('details.digital'), movie.digital_date && day(movie.digital_date)],
    [t('details.physical'), movie.physical_date && day(movie.physical_date)],
  ]
  return (
    <>
      {movie.rating !== null && (
        <p className="flex items-center gap-1">
          <Star aria-hidden className="size-4 fill-current text-accent" />
          <span className="visually-hidden">{t('movie.rating')}</span>
          {rating(movie.rating)}
        </p>
      )}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 text-sm">
        {facts
          .filter((fact): fact is [string, string] => Boolean(fact[1]))
          .map(([name, value]) => (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
    </>
  )
}

const Options = ({ choice, onChange }: { choice: AddChoice; onChange: (choice: AddChoice) => void }) => {
  const profiles = useQuery(profilesQuery).data?.results ?? []
  const roots = useQuery(rootFoldersQuery).data?.results ?? []
  const usual = profiles.find(({ is_default }) => is_default) ?? profiles[0]
  const folder = roots.find(({ is_default }) => is_default) ?? roots[0]
  return (
    <section aria-labelledby="add-options" className="grid gap-4 border-line border-t pt-5">
      <h3 id="add-options" className="font-medium">
        {t('details.options')}
      </h3>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('movie.profile')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(choice.quality_profile_id ?? usual?.id ?? '')}
              onChange={({ target }) => onChange({ ...choice, quality_profile_id: Number(target.value) })}
              options={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
        <Field label={t('movie.folder')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(choice.root_folder_id ?? folder?.id ?? '')}
              onChange={({ target }) => onChange({ ...choice, root_folder_id: Number(target.value) })}
              options={roots.map(({ id, path }) => ({ value: String(id), label: path }))}
            />
          )}
        </Field>
        <Field label={t('movie.watch_for')}>
          {(wired) => <Switch {...wired} checked={choice.monitored} onChange={(monitored) => onChange({ ...choice, monitored })} />}
        </Field>
        <Field label={t('details.search')}>
          {(wired) => <Switch {...wired} checked={choice.search} onChange={(search) => onChange({ ...choice, search })} />}
        </Field>
      </div>
    </section>
  )
}
