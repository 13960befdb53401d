import { type ReactNode, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { asset } from '../data/base'
import { createStore, useStore } from './store'

const place = createStore<HTMLElement | null>(null)

/** Container of a page's artwork, behind the navigation rail, top bar and content. */
export const ScenePlace = () => <div ref={place.set} aria-hidden className="print:hidden" />

/** Renders its children in the artwork container. */
export const OnStage = ({ children }: { children: ReactNode }) => {
  const stage = useStore(place)
  return stage && createPortal(children, stage)
}

type Props = {
  /** A backdrop; without one the poster is shown blurred. */
  picture: string | null
  poster?: string | null
  /** Tint of the page, as `#rrggbb`. */
  color: string | null
}

/** Fills the app's background with a movie's artwork and tints it. Decorative. */
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
        className={`transition-opacity duration-120 ${isShown ? (isBlurred ? 'opacity-45' : '') : 'opacity-0'} ${isBlurred ? 'scale-140 blur-[64px]' : ''}`}
      />
    </div>
  )
}

const sized = (url: string, width: number) => `${asset(url)}${url.includes('?') ? '&' : '?'}width=${String(width)}`

/** Keeps the hue but limits lightness and chroma, so that text on it stays readable. */
const useTint = (color: string | null) => {
  // Before layout effects elsewhere measure anything: a changed tint restyles every element.
  useLayoutEffect(() => {
    if (!color) return
    const { style } = document.documentElement
    style.setProperty('--tint', `oklch(from ${color} clamp(0.35, l, 0.45) min(c, 0.09) h)`)
    return () => {
      style.removeProperty('--tint')
    }
  }, [color])
}
