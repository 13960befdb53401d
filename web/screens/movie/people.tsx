import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Movie } from '../../data/api/types'
import { t, tOr } from '../../i18n/translate'
import { Button } from '../../kit/button'
import { Carousel } from '../../kit/carousel'
import { Portrait } from '../../kit/portrait'

type Credit = { person_id: number; name: string; role: string; portrait_url: string | null }

const FIRST = 12
const ALWAYS = /^(director|screenplay|writer)$/i

/** A crew job, translated; unknown jobs as they are. */
export const jobWord = (job: string) => tOr(`job.${job.toLowerCase().replaceAll(/\W+/g, '_')}`, job)

/** Each person once with all roles: the cast in order, with directors and writers among the first twelve. */
export const creditsOf = ({ cast = [], crew = [] }: Pick<Movie, 'cast' | 'crew'>): Credit[] => {
  const acting = cast.map(({ character, ...person }) => ({ ...person, role: character ?? '' }))
  const making = crew.map(({ job, ...person }) => ({ ...person, role: jobWord(job), isFirst: ALWAYS.test(job) }))
  const leading = making.filter(({ isFirst }) => isFirst)
  const all = [...acting.slice(0, FIRST - leading.length), ...leading, ...acting.slice(FIRST - leading.length), ...making]
  const people = new Map<number, Credit>()
  for (const { person_id, name, role, portrait_url } of all) {
    const known = people.get(person_id)
    if (!known) people.set(person_id, { person_id, name, role, portrait_url })
    else if (!known.role.split(', ').includes(role) && role !== '')
      people.set(person_id, { ...known, role: [known.role, role].filter(Boolean).join(', ') })
  }
  return [...people.values()]
}

/** Cast and crew; each links to that person's movies. */
export const People = ({ movie }: { movie: Pick<Movie, 'cast' | 'crew'> }) => {
  const [isWhole, setWhole] = useState(false)
  const people = creditsOf(movie)
  if (people.length === 0) return null
  return (
    <Carousel
      title={t('cast.title')}
      shape="portrait"
      more={
        people.length > FIRST &&
        !isWhole && (
          <Button small kind="quiet" onClick={() => setWhole(true)}>
            {t('cast.all', { count: people.length })}
          </Button>
        )
      }
    >
      {people.slice(0, isWhole ? people.length : FIRST).map((person) => (
        <li key={person.person_id}>
          <Link to="/people/$person" params={{ person: person.person_id }} className="poster-card block rounded-card">
            <Portrait src={person.portrait_url} name={person.name} />
            <span className="mt-2 line-clamp-2 font-medium text-sm/[1.125rem]">{person.name}</span>
            <span className="line-clamp-2 text-muted text-xs">{person.role}</span>
          </Link>
        </li>
      ))}
    </Carousel>
  )
}
