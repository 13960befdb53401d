import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import type { Movie } from '../../data/api/types'
import { asset } from '../../data/base'
import { t } from '../../i18n/translate'
import { IconButton } from '../../kit/button'
import { Carousel } from '../../kit/carousel'
import { Dialog } from '../../kit/dialog'
import { picture } from '../../kit/pictures'

type Props = { movie: Pick<Movie, 'title' | 'stills'> }

const WIDTH = 268
const LARGE_WIDTH = 1280

/** Pictures from the movie. A press shows one large; arrow keys and buttons lead to the others. */
export const Stills = ({ movie: { title, stills } }: Props) => {
  const [at, setAt] = useState<number>()
  if (stills.length === 0) return null
  const nameOf = (index: number) => t('movie.still', { number: index + 1, count: stills.length })
  return (
    <>
      <Carousel title={t('movie.stills')} shape="still">
        {stills.map((still, index) => (
          <li key={still}>
            <button
              type="button"
              aria-label={nameOf(index)}
              onClick={() => setAt(index)}
              className="poster-card relative block aspect-video w-full overflow-hidden rounded-card bg-ctl ring-1 ring-line"
            >
              <img
                src={picture(still, WIDTH)}
                alt=""
                width={WIDTH}
                height={(WIDTH * 9) / 16}
                loading="lazy"
                className="size-full object-cover"
              />
            </button>
          </li>
        ))}
      </Carousel>
      {at !== undefined && <Large title={title} stills={stills} at={at} nameOf={nameOf} go={setAt} />}
    </>
  )
}

type LargeProps = {
  title: string
  stills: readonly string[]
  at: number
  nameOf: (index: number) => string
  go: (at: number | undefined) => void
}

const Large = ({ title, stills, at, nameOf, go }: LargeProps) => {
  const step = (by: number) => go((at + by + stills.length) % stills.length)
  const still = stills[at] ?? ''
  return (
    <Dialog open wide onClose={() => go(undefined)} title={title} text={nameOf(at)}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons do the same */}
      <div
        className="grid gap-3"
        onKeyDown={({ key }) => {
          if (key === 'ArrowRight') step(1)
          if (key === 'ArrowLeft') step(-1)
        }}
      >
        <img
          src={`${asset(still)}${still.includes('?') ? '&' : '?'}width=${String(LARGE_WIDTH)}`}
          alt={nameOf(at)}
          className="aspect-video w-full rounded-card bg-ctl object-cover"
        />
        {stills.length > 1 && (
          <div className="flex justify-end gap-2">
            <IconButton icon={ChevronLeft} label={t('movie.still_before')} onClick={() => step(-1)} />
            <IconButton icon={ChevronRight} label={t('movie.still_next')} onClick={() => step(1)} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
