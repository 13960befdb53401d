import clsx from 'clsx'
import { Clapperboard } from 'lucide-react'
import { useState } from 'react'
import { picture } from './pictures'

type Props = {
  src: string | null
  color?: string | null | undefined
  title: string
  /** The widest that it is shown, in CSS pixels. */
  width: number
  eager?: boolean
  className?: string
}

/**
 * A poster in the colour of its movie until the picture is there, and a drawn stand-in when there is none. Only the first ones fade in:
 * dozens of pictures that fade at once while one scrolls cost a machine without graphics hardware every third frame.
 */
export const Poster = ({ src, color, title, width, eager = false, className }: Props) => {
  const [shown, setShown] = useState(!eager)
  const [broken, setBroken] = useState(false)
  return (
    <div
      className={clsx('relative aspect-2/3 w-full overflow-hidden rounded-card bg-ctl ring-1 ring-line', className)}
      style={color && src ? { backgroundColor: color } : undefined}
    >
      {src && !broken ? (
        <img
          src={picture(src, width)}
          alt=""
          width={width}
          height={width * 1.5}
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          decoding="async"
          draggable={false}
          onLoad={() => setShown(true)}
          onError={() => setBroken(true)}
          className={clsx('size-full object-cover', eager && 'transition-opacity duration-120', !shown && 'opacity-0')}
        />
      ) : (
        <div className="flex size-full flex-col items-center justify-center gap-2 p-3 text-center text-muted">
          <Clapperboard aria-hidden className="size-1/4 max-w-10" strokeWidth={1.25} />
          {width > 90 && <span className="line-clamp-3 text-xs">{title}</span>}
        </div>
      )}
    </div>
  )
}
