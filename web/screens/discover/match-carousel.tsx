import type { ReactNode } from 'react'
import type { MetadataMatch } from '../../data/api/types'
import { Carousel, carouselWaiting } from '../../kit/carousel'
import { Skeleton } from '../../kit/skeleton'
import { MatchCard } from './match-card'

type Props = { title: string; note?: string; more?: ReactNode; matches: readonly MetadataMatch[] }

/** A row of movies, in the library or not. Missing ones have a button to add them. */
export const MatchCarousel = ({ title, note, more, matches }: Props) => (
  <Carousel title={title} note={note} more={more}>
    {matches.map((match) => (
      <MatchCard key={match.metadata_id} match={match} />
    ))}
  </Carousel>
)

/** Placeholder as tall as a row of movies, to avoid a layout shift. */
export const CarouselWaiting = ({ title }: { title: string }) => (
  <section aria-label={title}>
    <h2 className="mb-2 min-h-8 font-medium text-lg">{title}</h2>
    <div aria-hidden className={carouselWaiting}>
      {Array.from({ length: 8 }, (_, at) => (
        <div key={`bone-${String(at)}`} className="w-[6.5rem] shrink-0 md:w-[9.25rem]">
          <Skeleton className="aspect-2/3 rounded-card!" />
          <div className="h-14 pointer-coarse:h-18" />
        </div>
      ))}
    </div>
  </section>
)
