import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { recentMoviesQuery } from '../../data/api/queries'
import type { Movie } from '../../data/api/types'
import { titleAndYear } from '../../i18n/format'
import { t } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Field, TextInput } from '../../kit/field'

export type NamedMovie = Pick<Movie, 'id' | 'title' | 'year'>

/** A movie of the library; without one, a search for it. */
export const MovieChoice = ({ movie, onPick }: { movie: NamedMovie | undefined; onPick: (movie: NamedMovie) => void }) => {
  const [finding, setFinding] = useState(movie === undefined)
  if (movie && !finding)
    return (
      <div>
        <p className="mb-1.5 font-medium">{t('bring_in.movie')}</p>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p>{titleAndYear(movie)}</p>
          <Button small onClick={() => setFinding(true)}>
            {t('bring_in.another_movie')}
          </Button>
        </div>
      </div>
    )
  return (
    <FindMovie
      onPick={(picked) => {
        onPick(picked)
        setFinding(false)
      }}
    />
  )
}

const MOST_MOVIES = 6

const FindMovie = ({ onPick }: { onPick: (movie: NamedMovie) => void }) => {
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim())
  const found = useQuery({ ...recentMoviesQuery({ q }, MOST_MOVIES), enabled: q !== '' })
  return (
    <div className="grid gap-2">
      <Field label={t('bring_in.find_movie')}>
        {(wired) => <TextInput {...wired} type="search" value={text} onChange={(event) => setText(event.target.value)} />}
      </Field>
      {q !== '' && found.data?.results.length === 0 && <p className="text-muted">{t('bring_in.no_movie')}</p>}
      <ul className="grid gap-1">
        {(q === '' ? [] : (found.data?.results ?? [])).map((movie) => (
          <li key={movie.id}>
            <Button kind="quiet" className="w-full justify-start!" onClick={() => onPick(movie)}>
              {titleAndYear(movie)}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}
