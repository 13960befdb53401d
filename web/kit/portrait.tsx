import clsx from 'clsx'
import { useState } from 'react'
import { nameColors } from './name-colors'
import { picture } from './pictures'

const WIDTH = 120

const initialsOf = (name: string) => {
  const words = name.split(/\s+/).filter(Boolean)
  return `${words[0]?.[0] ?? ''}${words.length > 1 ? (words.at(-1)?.[0] ?? '') : ''}`
}

/** A person's photo, cropped to the face, or their initials if there is none. */
export const Portrait = ({ src, name, className }: { src: string | null; name: string; className?: string }) => {
  const [isBroken, setBroken] = useState(false)
  return (
    <span
      aria-hidden
      className={clsx(
        'poster-face grid aspect-4/5 w-full place-items-center overflow-hidden rounded-card font-medium text-white text-xl ring-1 ring-line',
        className,
      )}
      style={{ background: nameColors(name) }}
    >
      {src && !isBroken ? (
        <img
          src={picture(src, WIDTH)}
          alt=""
          width={WIDTH}
          height={WIDTH * 1.25}
          loading="lazy"
          decoding="async"
          draggable={false}
          onError={() => setBroken(true)}
          className="size-full object-cover"
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  )
}
