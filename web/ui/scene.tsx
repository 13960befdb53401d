import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { asset } from '../base'
import { createStore, useStore } from './store'

const place = createStore<HTMLElement | null>(null)

/** Where the picture of a page stands: behind rail, bar and page. */
export const ScenePlace = () => <div ref={place.set} aria-hidden className="print:hidden" />

/** Anything else that stands where the picture of a page would. */
export const OnStage = ({ children }: { children: ReactNode }) => {
  const stage = useStore(place)
  return stage && createPortal(children, stage)
}

type Props = {
  /** A wide picture; without one the poster stands in, out of focus. */
  picture: string | null
  poster?: string | null
  /** The color that the page takes on, as `#rrggbb`. */
  color: string | null
}

/** Fills the house with the picture of a movie, and its color. Decoration: nothing is said by it. */
export const Scene = ({ picture, poster = null, color }: Props) => {
  useTint(color)
  const stage = useStore(place)
  const url = picture ?? poster
  if (!stage || !url) return null
  return createPortal(<Picture key={url} url={url} isBlurred={!picture} />, stage)
}

const Picture = ({ url, isBlurred }: { url: string; isBlurred: boolean }) => {
  const [isShown, setShown] = useState(false)
  return (
    <div className="scene">
      <img
        src={sized(url, isBlurred ? 185 : 1280)}
        {...(!isBlurred && { srcSet: `${sized(url, 780)} 780w, ${sized(url, 1280)} 1280w`, sizes: '100vw' })}
        alt=""
        width={1280}
        height={720}
        fetchPriority="high"
        decoding="async"
        onLoad={() => setShown(true)}
        className={`transition-opacity duration-400 ${isShown ? (isBlurred ? 'opacity-45' : '') : 'opacity-0'} ${isBlurred ? 'scale-140 blur-[64px]' : ''}`}
      />
    </div>
  )
}

const sized = (url: string, width: number) => `${asset(url)}${url.includes('?') ? '&' : '?'}width=${String(width)}`

/** Dark enough and muted enough to lie below text: the hue of a picture, not its light. */
const useTint = (color: string | null) => {
  useEffect(() => {
    if (!color) return
    const { style } = document.documentElement
    style.setProperty('--tint', `oklch(from ${color} clamp(0.35, l, 0.45) min(c, 0.09) h)`)
    return () => {
      style.removeProperty('--tint')
    }
  }, [color])
}
