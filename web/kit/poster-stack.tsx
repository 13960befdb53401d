import { Thumb } from './thumb'

type Pictured = { title: string; poster_url: string | null; poster_color?: string | null }

/** A stack of overlapping posters. Decorative: the text next to it names them. */
export const PosterStack = ({ posters }: { posters: readonly Pictured[] }) => (
  <span aria-hidden className="flex shrink-0">
    {posters.map(({ title, poster_url, poster_color }, at) => (
      <span key={poster_url ?? title} style={{ marginInlineStart: at === 0 ? 0 : '-1.125rem' }}>
        <Thumb src={poster_url} color={poster_color} title={title} width={40} />
      </span>
    ))}
  </span>
)
