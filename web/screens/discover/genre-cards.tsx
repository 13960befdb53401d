import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { discoverQuery, genresQuery } from '../../data/api/discover-queries'
import { facetsQuery } from '../../data/api/queries'
import { t } from '../../i18n/translate'
import { Carousel } from '../../kit/carousel'
import { picture } from '../../kit/pictures'
import { useGenres } from '../../shell/find/genres'

const WIDTH = 268
const TURN = 47

/** A dark color per genre on which white text is readable. */
const groundOf = (id: number, alpha: number) => `oklch(0.34 0.11 ${String((id * TURN) % 360)} / ${String(alpha)})`

const MOST_LETTERS = 11
/** True if a word does not fit on a line in large letters. Browsers do not hyphenate reliably. */
const isLong = (name: string) => name.split(/[\s-]/).some((word) => word.length > MOST_LETTERS)

/** Genres as cards, each with a picture of one of its movies and the number of movies in the library. */
export const GenreCards = () => {
  const genres = useGenres()
  const named = useQuery(genresQuery)
  const found = useInfiniteQuery(discoverQuery({ kind: 'popular' }))
  const facets = useQuery(facetsQuery({ sort: 'title', order: 'asc' }))
  // Waits for all data: cards that change places would shift the row.
  if (found.isPending || facets.isPending || named.isPending) return <div className="h-38" />
  if (genres.length === 0) return null
  const counts = facets.data?.counts.genre ?? {}
  const popular = found.data?.pages[0]?.results ?? []
  const used = new Set<number>()
  const cards = genres
    .toSorted((a, b) => (counts[b.provided] ?? 0) - (counts[a.provided] ?? 0))
    .map((genre) => {
      const face = popular.find(
        ({ metadata_id, genre_ids, backdrop_url }) => backdrop_url && genre_ids.includes(genre.id) && !used.has(metadata_id),
      )
      if (face) used.add(face.metadata_id)
      return { ...genre, here: counts[genre.provided] ?? 0, face: face?.backdrop_url ?? null }
    })
    .toSorted((a, b) => Number(!a.face) - Number(!b.face))
  return (
    <Carousel title={t('find.genres')} shape="door">
      {cards.map(({ id, name, here, face }) => (
        <li key={id}>
          <Link
            to="/discover"
            search={{ genre: String(id) }}
            className="poster-card relative isolate flex h-28 flex-col justify-center overflow-hidden rounded-card px-4 text-white"
            style={{ background: groundOf(id, 1) }}
          >
            {face && (
              <img
                src={picture(face, WIDTH)}
                alt=""
                loading="lazy"
                decoding="async"
                className="absolute inset-y-0 end-0 -z-20 h-full w-[68%] object-cover object-[72%_35%]"
              />
            )}
            <span
              aria-hidden
              className="absolute inset-0 -z-10 rtl:-scale-x-100"
              style={{
                background: `linear-gradient(to right, ${groundOf(id, 1)} 44%, ${groundOf(id, 0.86)} 62%, ${groundOf(id, 0.3)} 77%, ${groundOf(id, 0)} 90%)`,
              }}
            />
            <span
              className={`line-clamp-2 hyphens-auto font-bold max-md:[text-shadow:0_1px_3px_#000] md:max-w-[64%] ${isLong(name) ? 'text-sm' : 'md:text-lg'}`}
            >
              {name}
            </span>
            {here > 0 && <span className="text-sm">{t('find.here', { count: here })}</span>}
          </Link>
        </li>
      ))}
    </Carousel>
  )
}
