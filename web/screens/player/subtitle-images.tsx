import { useEffect, useRef, useState } from 'react'
import { asset } from '../../data/base'
import { t } from '../../i18n/translate'
import { toast } from '../../kit/toast'
import { type Pgs, pictureOf, readPgs, setAt } from './pgs'

/** `isStretched`: the dots of a DVD are as wide as those of its picture, and no bars were cropped. */
type Props = { video: HTMLVideoElement | null; url: string; isStretched: boolean; offset: number; raise: number }

/** Image subtitles on a canvas that covers the video's picture. */
export const SubtitleImages = ({ video, url, isStretched, offset, raise }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const pgs = usePgs(url)
  useEffect(() => {
    if (!video || !pgs) return
    let shown: number | null = null
    const draw = () => {
      const index = setAt(pgs, video.currentTime - offset)
      if (index === shown || !canvas.current) return
      shown = index
      paint(canvas.current, pgs, index)
    }
    const lay = () => canvas.current && layOver(canvas.current, video, { pgs, isStretched })
    const timer = setInterval(draw, 40)
    const watcher = new ResizeObserver(lay)
    watcher.observe(video)
    video.addEventListener('loadedmetadata', lay)
    lay()
    return () => {
      clearInterval(timer)
      watcher.disconnect()
      video.removeEventListener('loadedmetadata', lay)
    }
  }, [video, pgs, isStretched, offset])
  return <canvas ref={canvas} aria-hidden className="pointer-events-none absolute" style={{ translate: `0 ${String(-raise)}%` }} />
}

const usePgs = (url: string): Pgs | null => {
  const [pgs, setPgs] = useState<Pgs | null>(null)
  useEffect(() => {
    const leaving = new AbortController()
    setPgs(null)
    fetch(asset(url), { signal: leaving.signal })
      .then(async (answer) => {
        if (answer.ok) return setPgs(readPgs(await answer.arrayBuffer()))
        toast(t('player.subtitles_unreadable'))
      })
      .catch(() => undefined) // the track was changed or the connection failed: the menu is still there to choose again
    return () => leaving.abort()
  }, [url])
  return pgs
}

const paint = (canvas: HTMLCanvasElement, pgs: Pgs, index: number): void => {
  const picture = index < 0 ? null : pictureOf(pgs, index)
  if (picture && (canvas.width !== picture.width || canvas.height !== picture.height)) {
    canvas.width = picture.width
    canvas.height = picture.height
  }
  const context = canvas.getContext('2d')
  context?.clearRect(0, 0, canvas.width, canvas.height)
  for (const { x, y, width, height, rgba } of picture?.images ?? [])
    if (width > 0 && height > 0) context?.putImageData(new ImageData(rgba, width, height), x, y)
}

/** Scales the plane to the width of the video. If the video's black bars were cropped, the plane is taller than the picture. */
const layOver = (canvas: HTMLCanvasElement, video: HTMLVideoElement, { pgs, isStretched }: { pgs: Pgs; isStretched: boolean }): void => {
  const [first] = pgs.sets.flatMap(({ segments }) => segments.filter(({ type, at, end }) => type === 0x16 && end - at >= 4))
  if (!first || video.videoWidth === 0) return
  const [planeWidth, planeHeight] = [pgs.data.getUint16(first.at), pgs.data.getUint16(first.at + 2)]
  const { clientWidth, clientHeight } = video
  const scale = Math.min(clientWidth / video.videoWidth, clientHeight / video.videoHeight)
  const width = video.videoWidth * scale
  const height = isStretched ? video.videoHeight * scale : (width * planeHeight) / Math.max(1, planeWidth)
  Object.assign(canvas.style, {
    width: `${String(width)}px`,
    height: `${String(height)}px`,
    left: `${String((clientWidth - width) / 2)}px`,
    // Keeps text on a cropped bar visible.
    top: `${String(Math.max(0, (clientHeight - height) / 2))}px`,
  })
}
