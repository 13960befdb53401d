import { picture } from './api'

/** Enough for what is on the screen and near it. */
const mostKept = 150
const kept = new Map<string, Promise<string>>()

/** Shows a picture once it is there. It is read with the token, which an `<img>` cannot send. */
export const showPicture = (image: HTMLImageElement, url: string | null, width: number): void => {
  if (url === null) return
  addressOf(`${url}${url.indexOf('?') < 0 ? '?' : '&'}width=${width}`)
    .then((address) => {
      image.src = address
    })
    .catch(() => undefined)
}

const addressOf = (url: string): Promise<string> => {
  const known = kept.get(url)
  const wanted = known ?? picture(url).then((blob) => URL.createObjectURL(blob))
  kept.delete(url)
  kept.set(url, wanted)
  if (!known) {
    wanted.catch(() => kept.delete(url))
    forgetOldest()
  }
  return wanted
}

const forgetOldest = (): void => {
  if (kept.size <= mostKept) return
  const [oldest] = Array.from(kept.entries())
  if (!oldest) return
  kept.delete(oldest[0])
  oldest[1].then((address) => URL.revokeObjectURL(address)).catch(() => undefined)
}
