import { trimEndOf, trimStartOf } from './trim'

export const maxBytes = 255
/** Reserves room for the longer extension of a subtitle named after the movie, such as `.pt-BR.forced.srt`. */
export const roomForSidecars = 20

/** A folder name valid on Linux, macOS and Windows; '' if nothing is left. */
export const portableFolder = (name: string): string => {
  const visible = shownDots(harmless(name))
  return escapeDeviceName(trimmed(fitting(visible, maxBytes)))
}

/** A file name valid on Linux, macOS and Windows, with its full extension; '' if nothing is left. */
export const portableFile = (name: string, extension: string): string => {
  const ending = /^\.[a-z0-9]{1,8}$/i.test(extension) ? extension : ''
  const visible = shownDots(harmless(name))
  const stem = escapeDeviceName(trimmed(fitting(visible, maxBytes - roomForSidecars - ending.length)))
  return stem && stem + ending
}

/** Windows opens a device for names like `con` and `con.mkv`, in any folder. */
export const escapeDeviceName = (name: string): string =>
  name.replace(/^((?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³]|conin\$|conout\$) *)(\.|$)/i, '$1_')

/** Control characters and text direction marks can make one name look like another. */
const invisible = /[\p{Cc}\u200b\u200e\u200f\u2028\u2029\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu

const harmless = (name: string) =>
  name
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(invisible, '')
    .replaceAll(/[<>:"|?*\\/]/g, '')

/** Windows strips trailing dots, and a leading dot hides a name. */
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

/** Cuts between characters to at most this many bytes of UTF-8. */
export const fitting = (name: string, bytes: number): string => {
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
