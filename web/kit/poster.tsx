import clsx from 'clsx'
import { useState } from 'react'
import { loadRest, useTurn } from './first-poster'
import { nameColors } from './name-colors'
import { picture } from './pictures'

type Props = {
  src: string | null
  color?: string | null | undefined
  title: string
  /** The largest displayed width, in CSS pixels. */
  width: number
  /** One of the first posters of its screen; the others wait for them. */
  eager?: boolean
  className?: string
}

/**
 * A poster: its movie's color until the image loads, or the title on a generated color if there is none. It does not fade in: dozens of
 * fades while scrolling cost a machine without a GPU every third frame.
 */
export const Poster = ({ src, color, title, width, eager = false, className }: Props) => {
  const [broken, setBroken] = useState(false)
  const isPicture = src !== null && !broken
  const mayLoad = useTurn(eager, isPicture)
  return (
    <div
      className={clsx('relative aspect-2/3 w-full overflow-hidden rounded-card bg-ctl ring-1 ring-line', className)}
      style={color && src ? { backgroundColor: color } : undefined}
    >
      {isPicture ? (
        <img
          src={mayLoad ? picture(src, width) : undefined}
          alt=""
          width={width}
          height={width * 1.5}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={loadRest}
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        <StandIn title={title} width={width} />
      )}
    </div>
  )
}

const StandIn = ({ title, width }: Pick<Props, 'title' | 'width'>) => (
  <div aria-hidden className="flex size-full flex-col justify-end p-3 text-white" style={{ background: nameColors(title) }}>
    {width > 90 && <span className={clsx('line-clamp-3 text-balance font-bold', width > 140 ? 'text-lg' : 'text-sm')}>{title}</span>}
  </div>
)
