import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { peopleSearchQuery } from '../../data/api/discover-queries'
import { t } from '../../i18n/translate'
import { Empty } from '../../kit/empty'
import { Portrait } from '../../kit/portrait'
import { choicesLike } from '../../shell/find/rank'
import { GridWaiting, grid } from './grid'
import { StudiosFound } from './studios-found'

/** Shown if no movie has this title: it may be the name of a person or a studio. */
export const PeopleFound = ({ q }: { q: string }) => {
  const found = useQuery({ ...peopleSearchQuery(q), enabled: q.length > 2 })
  if (found.isLoading) return <GridWaiting count={7} />
  const people = choicesLike(
    (found.data?.results ?? []).map((person) => ({ ...person, label: person.name })),
    q,
  )
  if (people.length === 0)
    return <StudiosFound q={q} none={<Empty icon={SearchX} title={t('discover.none', { q })} text={t('discover.none_text')} />} />
  return (
    <section aria-labelledby="people-found">
      <h2 id="people-found" className="mb-3 font-bold text-lg">
        {t('palette.people')}
      </h2>
      <ul className={grid}>
        {people.map(({ person_id, name, portrait_url, titles }) => (
          <li key={person_id}>
            <Link to="/people/$person" params={{ person: person_id }} className="poster-card block rounded-card">
              <Portrait src={portrait_url} name={name} />
              <span className="mt-2 line-clamp-2 font-medium text-sm/[1.125rem]">{name}</span>
              <span className="line-clamp-2 text-muted text-xs">{titles.slice(0, 2).join(', ')}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
