import { Thumb } from './thumb'

type Pictured = { title: string; poster_url: string | null; poster_color?: string | null }

/** A few posters, each partly over the one before. Decoration: the text next to it says what they are. */
export const PosterStack = ({ posters }: { posters: readonly Pictured[] }) => (
  <span aria-hidden className="flex shrink-0">
    {posters.map(({ title, poster_url, poster_color }, at) => (
      <Thumb
        key={poster_url ?? title}
        src={poster_url}
        color={poster_color}
        title={title}
        width={40}
        className={at === 0 ? '' : '-ms-4.5'}
      />
    ))}
  </span>
)
