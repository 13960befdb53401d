import { useEffect, useState } from 'react'

type Airplaying = HTMLVideoElement & { webkitShowPlaybackTargetPicker?: () => void }
const airplayEvent = 'webkitplaybacktargetavailabilitychanged'

/** Asks the browser for another device to play on. Null while it knows none, or the video cannot leave: a Media Source stream (`blob:`). */
export const useRemote = (video: Airplaying | null): (() => void) | null => {
  const [isThere, setThere] = useState(false)
  useEffect(() => (video ? watch(video, setThere) : undefined), [video])
  if (!video || !isThere || video.src.startsWith('blob:')) return null
  return () => prompt(video)
}

const watch = (video: Airplaying, tell: (isThere: boolean) => void): (() => void) | undefined => {
  if (video.webkitShowPlaybackTargetPicker) {
    const heard = (event: Event) => tell((event as Event & { availability?: string }).availability === 'available')
    video.addEventListener(airplayEvent, heard)
    return () => video.removeEventListener(airplayEvent, heard)
  }
  if (!video.remote) return undefined
  // A browser that cannot watch for devices can still ask for one.
  const watching = video.remote.watchAvailability(tell).catch(() => tell(true))
  const end = async (): Promise<void> => {
    const id = await watching
    if (typeof id === 'number') await video.remote.cancelWatchAvailability(id)
  }
  return () => void end().catch(() => undefined)
}

const prompt = (video: Airplaying): void => {
  if (video.webkitShowPlaybackTargetPicker) video.webkitShowPlaybackTargetPicker()
  else void video.remote.prompt().catch(() => undefined)
}
