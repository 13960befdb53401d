import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Ffmpeg } from './hardware/trials'
import { inFilter } from './hardware/video-arguments'
import { linesPart } from './subtitles/lines-part'

type Deps = {
  readonly ffmpeg: Ffmpeg
  /** Changes when ffmpeg is replaced. */
  readonly toolId: () => Promise<string | null>
  readonly folder: string
}

const trialMs = 20_000
const size = { width: 178, height: 100 }
/** Of black, and of white. */
const bright = 128

/** Whether the media tool can write into a picture, found by writing: without a font it does so without a word, and without a letter. */
export const createDrawsText = ({ ffmpeg, toolId, folder }: Deps) => {
  let known: { readonly id: string | null; readonly draws: Promise<boolean> } | null = null

  const draw = async (): Promise<boolean> => {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const path = join(folder, 'trial.ass')
    await writeFile(path, linesPart([{ from: 0, to: 10, text: 'MMMM' }], { from: 0, to: 10 }))
    const black = ['-f', 'lavfi', '-i', `color=c=black:s=${size.width}x${size.height}:r=1:d=1`]
    const written = ['-vf', `ass=filename=${inFilter(path)}`, '-frames:v', '1', '-f', 'rawvideo', '-pix_fmt', 'gray', 'pipe:1']
    const ran = await ffmpeg([...black, ...written], { timeout_ms: trialMs, max_bytes: size.width * size.height })
    await rm(folder, { recursive: true, force: true })
    return ran?.ended === 'by_itself' && ran.exit_code === 0 && ran.stdout.some((dot) => dot > bright)
  }

  return async (): Promise<boolean> => {
    const id = await toolId()
    if (known?.id !== id) known = { id, draws: draw() }
    return known.draws
  }
}
