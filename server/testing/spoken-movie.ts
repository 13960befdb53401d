import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type Spoken = { readonly from: number; readonly to: number; readonly text: string }
const rate = 8000

/** The same numbers between 0 and 1 for the same seed. */
const numbers = (seed: number) => {
  let last = seed
  return (): number => {
    last = (last * 1_664_525 + 1_013_904_223) % 2 ** 32
    return last / 2 ** 32
  }
}

/** Lines at random moments, in scenes with pauses between them. */
export const spokenLines = (seed: number, seconds: number): Spoken[] => {
  const next = numbers(seed)
  const lines: Spoken[] = []
  let at = 5 + 10 * next()
  while (at < seconds - 10) {
    const length = 0.8 + 2.5 * next()
    lines.push({ from: at, to: at + length + next(), text: 'x'.repeat(Math.round(length * 15)) })
    at += length + 0.4 + (next() < 0.2 ? 20 : 3) * next()
  }
  return lines.map((line, i) => ({ ...line, to: Math.min(line.to, lines[i + 1]?.from ?? line.to) }))
}

/** Noise with syllables while somebody speaks, and silence in between. */
const samplesOf = (lines: readonly Spoken[], seconds: number): Int16Array => {
  const next = numbers(7)
  const samples = new Int16Array(seconds * rate)
  for (const { from, text } of lines)
    for (let at = Math.round(from * rate); at < (from + text.length / 15) * rate; at++)
      samples[at] = 12_000 * (2 * next() - 1) * (0.55 + 0.45 * Math.sin((2 * Math.PI * 4.5 * at) / rate))
  return samples
}

/** Encodes a movie in which these lines are spoken in front of music. */
export const makeSpokenMovie = (
  folder: string,
  name: string,
  { lines, seconds }: { lines: readonly Spoken[]; seconds: number },
): string => {
  const pcm = join(folder, `${name}.pcm`)
  writeFileSync(pcm, new Uint8Array(samplesOf(lines, seconds).buffer))
  const chord = [220, 277, 330, 660].map((tone) => `sin(2*PI*${tone}*t)`).join('+')
  const music = `aevalsrc=0.05*(${chord})*(0.6+0.4*sin(2*PI*0.3*t)):s=${rate}:d=${seconds}`
  const inputs = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', pcm, '-f', 'lavfi', '-i', music]
  const picture = ['-f', 'lavfi', '-i', `color=s=64x36:r=1:d=${seconds}`]
  const mixed = '[0]highpass=f=250,lowpass=f=3000[s];[s][1]amix=inputs=2:duration=first:normalize=0[a]'
  const codecs = [
    '-filter_complex',
    mixed,
    '-map',
    '2',
    '-map',
    '[a]',
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-c:a',
    'aac',
    '-ar',
    '48000',
  ]
  const path = join(folder, name)
  const made = Bun.spawnSync(['ffmpeg', '-v', 'error', '-y', ...inputs, ...picture, ...codecs, path])
  if (made.exitCode !== 0) throw new Error(made.stderr.toString())
  return path
}

/** As SubRip. */
export const srtOf = (lines: readonly Spoken[]): string => {
  const stamp = (at: number) => new Date(Math.round(at * 1000)).toISOString().slice(11, 23).replace('.', ',')
  return lines.map(({ from, to, text }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${text}\n`).join('\n')
}
