import { trimEndOf, trimStartOf } from './trim'

const maxBytes = 255
/** A subtitle beside the movie gets the movie's name and a longer ending, such as `.pt-BR.forced.srt`. */
const roomForSidecars = 20

/** A folder name that Linux, macOS and Windows all accept; '' when nothing is left of it. */
export const portableFolder = (name: string): string => {
  const visible = shownDots(harmless(name))
  return escapeDeviceName(trimmed(fitting(visible, maxBytes)))
}

/** A file name that Linux, macOS and Windows all accept, its ending kept whatever its length; '' when nothing is left of it. */
export const portableFile = (name: string, extension: string): string => {
  const ending = /^\.[a-z0-9]{1,8}$/i.test(extension) ? extension : ''
  const visible = shownDots(harmless(name))
  const stem = escapeDeviceName(trimmed(fitting(visible, maxBytes - roomForSidecars - ending.length)))
  return stem && stem + ending
}

/** Windows opens a device for `con`, `con.mkv` and their like, whatever folder they stand in. */
export const escapeDeviceName = (name: string): string =>
  name.replace(/^((?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *)(\.|$)/i, '$1_')

/** Control characters, and those that turn the direction of text, can make one name look like another. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

const harmless = (name: string) =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[<>:"|?*\\/]/g, '')

/** Windows drops periods at the end, and a period at the start hides a name. */
const shownDots = (name: string) => {
  const visible = name.trim().replace(/^\.{3,}/, '…')
  const stem = trimEndOf(visible, '.')
  return visible.length - stem.length >= 3 ? `${stem}…` : visible
}

const trimmed = (name: string): string => {
  const less = trimEndOf(trimStartOf(name.trim(), '.'), '.')
  return less === name ? name : trimmed(less)
}

const encoder = new TextEncoder()

/** Cut between characters so that it fits into so many bytes of UTF-8. */
const fitting = (name: string, bytes: number): string => {
  if (encoder.encode(name).length <= bytes) return name
  let used = 0
  let kept = ''
  for (const character of name) {
    used += encoder.encode(character).length
    if (used > bytes) break
    kept += character
  }
  return kept
}
