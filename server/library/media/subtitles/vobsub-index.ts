import { secondsOf } from './lines'

type Color = { readonly red: number; readonly green: number; readonly blue: number }
/** The plane that images are placed on, and the sixteen colors of the disc. */
export type DiscHeader = { readonly width: number; readonly height: number; readonly palette: readonly Color[] }
/** Where an image is in the other file. */
export type Entry = { readonly seconds: number; readonly position: number }

const mostEntries = 50_000

/** Reads `size` and `palette` of an index (`.idx`), which Matroska keeps too. */
export const decodeHeader = (text: string): DiscHeader => {
  const [, width = '720', height = '576'] = /^[^\S\n]{0,10}size:\s{0,10}(\d{2,4})x(\d{2,4})/im.exec(text) ?? []
  const [, colors = ''] = /^[^\S\n]{0,10}palette:([^\n]{0,400})/im.exec(text) ?? []
  const palette = [...colors.matchAll(/\b([\da-f]{6})\b/gi)].slice(0, 16).map(([, hex = '']) => {
    const value = Number.parseInt(hex, 16)
    return { red: value >> 16, green: (value >> 8) & 255, blue: value & 255 }
  })
  return { width: Number(width), height: Number(height), palette: palette.length > 0 ? palette : gray }
}

/** For a disc whose colors are lost: from black to white. */
const gray: readonly Color[] = Array.from({ length: 16 }, (_, i) => ({ red: i * 17, green: i * 17, blue: i * 17 }))

/** The entries of one language: the wanted one if the index has it, else the first that is not empty. */
export const entriesIn = (text: string, language: string | null): readonly Entry[] => {
  const streams = text
    .split(/^(?=[^\S\n]{0,10}id:)/im)
    .slice(1)
    .map((part) => ({ language: /^[^\S\n]{0,10}id:\s{0,10}([a-z]{2})/i.exec(part)?.[1]?.toLowerCase() ?? '', entries: entriesOf(part) }))
    .filter(({ entries }) => entries.length > 0)
  const wanted = language?.slice(0, 2).toLowerCase()
  return (streams.find((stream) => stream.language === wanted) ?? streams[0])?.entries ?? entriesOf(text)
}

const entriesOf = (part: string): Entry[] => {
  const delay = /^[^\S\n]{0,10}delay:\s{0,10}(-?)(\d{1,2}):(\d{1,2}):(\d{1,2}):(\d{1,3})/im.exec(part)
  const shift = delay ? (delay[1] === '-' ? -1 : 1) * timeOf(delay.slice(2)) : 0
  const found = part.matchAll(
    /^[^\S\n]{0,10}timestamp:\s{0,10}(\d{1,2}):(\d{1,2}):(\d{1,2}):(\d{1,3}),\s{0,10}filepos:\s{0,10}([\da-f]{1,10})/gim,
  )
  return [...found].slice(0, mostEntries).map(([, h, m, s, ms, position = '0']) => ({
    seconds: timeOf([h, m, s, ms]) + shift,
    position: Number.parseInt(position, 16),
  }))
}

/** The last part counts milliseconds, whatever its length. */
const timeOf = ([h, m, s, ms = '0']: readonly (string | undefined)[]): number => secondsOf([h, m, s]) + Number(ms) / 1000
