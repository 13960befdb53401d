import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { movies, peopleOf } from '../../world/movies'
import type { Canvas } from './canvas'
import { drawLogo } from './logo'
import { drawPortrait } from './portraits'
import { drawBackdrop, drawPoster, drawStill } from './posters'

const folder = join(import.meta.dir, '../../world/art')

/** Draws all pictures of the demo world into `world/art` and lists them in `world/art.gen.ts`. Deterministic. */
const drawAll = async (): Promise<void> => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) rmSync(join(folder, name))
  for (const movie of movies) {
    await save(`poster-${movie.id}`, drawPoster(movie), { width: 600, quality: 74 })
    await save(`backdrop-${movie.id}`, drawBackdrop(movie), { width: 1280, quality: 68 })
    for (const n of [1, 2] as const) await save(`still-${movie.id}-${n}`, drawStill(movie, n), { width: 640, quality: 66 })
    await Bun.write(join(folder, `logo-${movie.id}.webp`), await new Bun.Image(drawLogo(movie)).webp({ quality: 80 }).blob())
  }
  for (const { id, name } of movies.flatMap(peopleOf)) await save(`portrait-${id}`, drawPortrait(name), { width: 370, quality: 68 })
  await Bun.write(join(folder, '../art.gen.ts'), listOf(readdirSync(folder).sort()))
}

/** An executable embeds only files that are imported by name. */
const listOf = (names: readonly string[]): string => {
  const imports = names.map((name, i) => `import p${i} from './art/${name}' with { type: 'file' }\n`)
  return `${imports.join('')}\n/** Where each drawn picture is, by its name. */\nexport const art: Readonly<Record<string, string>> = {\n${names.map((name, i) => `  '${name}': p${i},\n`).join('')}}\n`
}

const save = async (name: string, canvas: Canvas, { width, quality }: { width: number; quality: number }): Promise<void> => {
  const picture = new Bun.Image(bitmapOf(canvas)).resize(width)
  await Bun.write(join(folder, `${name}.webp`), await picture.webp({ quality }).blob())
}

/** A BMP file, the simplest input for an image decoder: header, then pixels from the top row down. */
const bitmapOf = ({ width, height, pixels }: Canvas): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(54 + width * height * 4)
  const header = new DataView(bytes.buffer)
  header.setUint16(0, 0x424d)
  header.setUint32(2, bytes.length, true)
  header.setUint32(10, 54, true)
  header.setUint32(14, 40, true)
  header.setInt32(18, width, true)
  header.setInt32(22, -height, true)
  header.setUint16(26, 1, true)
  header.setUint16(28, 32, true)
  for (let i = 0; i < width * height; i++) {
    bytes[54 + i * 4] = pixels[i * 3 + 2]!
    bytes[55 + i * 4] = pixels[i * 3 + 1]!
    bytes[56 + i * 4] = pixels[i * 3]!
    bytes[57 + i * 4] = 255
  }
  return bytes
}

if (import.meta.main) await drawAll()
