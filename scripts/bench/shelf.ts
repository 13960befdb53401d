import { linkSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A second of a movie. */
export const smallVideo = join(import.meta.dir, '../../world/carried.mp4')

const words = ['Quiet', 'Harbour', 'Night', 'Ferry', 'Golden', 'Mirror', 'Winter', 'Letter', 'Island', 'Carnival', 'Lantern', 'River']
const word = (n: number) => words[n % words.length]!

/** A movie of a made-up library, by number. */
export const sketchOf = (n: number) => ({
  id: 2_000_000 + n,
  title: `The ${word(n)} ${word(Math.floor(n / words.length))} ${n}`,
  year: 1950 + (n % 70),
})

/** Fills a library folder with a file for each movie, in a folder of its own: a link to a video, or empty. */
export const fillShelf = (shelf: string, files: number, video?: string): void => {
  for (let n = 0; n < files; n++) {
    const { title, year } = sketchOf(n)
    const folder = join(shelf, `${title} (${year})`)
    mkdirSync(folder)
    const path = join(folder, `${title.replaceAll(' ', '.')}.${year}.1080p.BluRay.x264-GRP.${video ? 'mp4' : 'mkv'}`)
    if (video) linkSync(video, path)
    else writeFileSync(path, '')
  }
}
