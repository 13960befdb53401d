import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { libraryPeopleQuery } from '../../data/api/discover-queries'
import { t } from '../../i18n/translate'
import { Carousel } from '../../kit/carousel'
import { Portrait } from '../../kit/portrait'

const LEAST = 3

/** People who appear in several movies of the library. */
export const FamiliarPeople = () => {
  const people = useQuery(libraryPeopleQuery).data?.results ?? []
  if (people.length < LEAST) return null
  return (
    <Carousel title={t('find.people')} shape="portrait">
      {people.map(({ person_id, name, portrait_url, movie_count }) => (
        <li key={person_id}>
          <Link to="/people/$person" params={{ person: person_id }} className="poster-card block rounded-card">
            <Portrait src={portrait_url} name={name} />
            <span className="mt-2 line-clamp-2 font-medium text-sm/[1.125rem]">{name}</span>
            <span className="text-muted text-xs">{t('find.here', { count: movie_count })}</span>
          </Link>
        </li>
      ))}
    </Carousel>
  )
}
