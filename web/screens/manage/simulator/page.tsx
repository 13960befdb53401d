import { useMutation, useQuery } from '@tanstack/react-query'
import { FlaskConical } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { ask, client } from '../../../data/api/client'
import { indexersQuery, profilesQuery } from '../../../data/api/queries'
import { t } from '../../../i18n/translate'
import { Button } from '../../../kit/button'
import { Field, Select } from '../../../kit/field'
import { ProblemCard } from '../../../kit/problem-card'
import { MovieChoice, type NamedMovie } from '../../activity/movie-choice'
import { SettingsPage } from '../../settings/settings-page'
import { Verdict } from './verdict'

const MOST_NAMES = 100
const MOST_LETTERS = 500

const namesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Why a list of names cannot be evaluated; undefined if it can. */
const problemOf = (names: readonly string[]): string | undefined => {
  if (names.length > MOST_NAMES) return t('simulator.too_many', { count: MOST_NAMES })
  return names.some(({ length }) => length > MOST_LETTERS) ? t('simulator.too_long', { count: MOST_LETTERS }) : undefined
}

/** Evaluates pasted release names. Saves and grabs nothing. */
export const SimulatorPage = () => {
  const profiles = useQuery(profilesQuery).data?.results ?? []
  const [text, setText] = useState('')
  const [isForOne, setForOne] = useState(false)
  const [movie, setMovie] = useState<NamedMovie>()
  const [chosen, setChosen] = useState<number>()
  const [indexer, setIndexer] = useState<number>()
  const profile = chosen ?? profiles.find(({ is_default }) => is_default)?.id
  const names = indexer === undefined ? namesIn(text) : []
  const problem = problemOf(names)
  const isReady = (names.length > 0 || indexer !== undefined) && !problem && (!isForOne || movie !== undefined)
  const check = useMutation({
    mutationFn: async () => {
      const releases = names.map((title) => ({ title }))
      const source = indexer === undefined ? { releases } : { indexer_id: indexer }
      const body = { ...source, ...(movie && { movie_id: movie.id }), ...(profile !== undefined && { quality_profile_id: profile }) }
      return (await ask(client.POST('/api/v1/releases/evaluate', { body }))).releases
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) check.mutate()
  }
  return (
    <SettingsPage title={t('simulator.title')} text={t('simulator.text')}>
      <form onSubmit={submit} className="grid gap-5">
        <Source indexer={indexer} onChange={setIndexer} />
        {indexer === undefined && (
          <Field label={t('simulator.names')} help={t('simulator.names_help')} error={problem}>
            {(wired) => (
              <textarea
                {...wired}
                rows={4}
                spellCheck={false}
                value={text}
                onChange={(event) => setText(event.target.value)}
                className="field-control h-auto! py-2 font-mono text-sm"
              />
            )}
          </Field>
        )}
        <Field label={t('simulator.profile')}>
          {(wired) => (
            <Select
              {...wired}
              value={String(profile ?? '')}
              onChange={(event) => setChosen(Number(event.target.value))}
              options={profiles.map(({ id, name }) => ({ value: String(id), label: name }))}
            />
          )}
        </Field>
        <ForMovie isForOne={isForOne} movie={movie} onForOne={setForOne} onChange={setMovie} />
        <Button type="submit" kind="primary" icon={FlaskConical} className="justify-self-start" disabled={!isReady} busy={check.isPending}>
          {t('simulator.check')}
        </Button>
      </form>
      {check.error && <ProblemCard error={check.error} onRetry={() => check.mutate()} />}
      {check.data && (
        <section aria-label={t('simulator.results')} className="mt-4 grid gap-3">
          <p role="status" className="text-muted text-sm">
            {t('simulator.checked', { count: check.data.length })}
          </p>
          <ul className="grid gap-3">
            {check.data.map((release, at) => (
              <Verdict key={`${String(at)} ${release.title}`} release={release} />
            ))}
          </ul>
        </section>
      )}
    </SettingsPage>
  )
}

type SourceProps = { indexer: number | undefined; onChange: (indexer: number | undefined) => void }

/** Pasted names, or the feed of an indexer. */
const Source = ({ indexer, onChange }: SourceProps) => {
  const feeds = (useQuery(indexersQuery).data?.results ?? []).filter((one) => one.enabled && one.enable_feed)
  if (feeds.length === 0) return null
  return (
    <Field label={t('simulator.source')} {...(indexer !== undefined && { help: t('simulator.feed_help') })}>
      {(wired) => (
        <Select
          {...wired}
          value={String(indexer ?? '')}
          onChange={({ target: { value } }) => onChange(value === '' ? undefined : Number(value))}
          options={[
            { value: '', label: t('simulator.source_names') },
            ...feeds.map(({ id, name }) => ({ value: String(id), label: t('simulator.source_feed', { indexer: name }) })),
          ]}
        />
      )}
    </Field>
  )
}

type ForMovieProps = {
  isForOne: boolean
  movie: NamedMovie | undefined
  onForOne: (isForOne: boolean) => void
  onChange: (movie: NamedMovie | undefined) => void
}

/** By default each name is matched to a movie of the library, like a release of an indexer. */
const ForMovie = ({ isForOne, movie, onForOne, onChange }: ForMovieProps) => {
  const choose = (value: string) => {
    onForOne(value === 'one')
    onChange(undefined)
  }
  return (
    <div className="grid gap-3">
      <Field label={t('simulator.movie')}>
        {(wired) => (
          <Select
            {...wired}
            value={isForOne ? 'one' : 'named'}
            onChange={(event) => choose(event.target.value)}
            options={[
              { value: 'named', label: t('simulator.movie_named') },
              { value: 'one', label: t('simulator.movie_one') },
            ]}
          />
        )}
      </Field>
      {isForOne && <MovieChoice movie={movie} onPick={onChange} />}
    </div>
  )
}
