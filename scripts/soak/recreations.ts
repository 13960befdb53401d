import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Prepared } from '#server/library/playback/schema'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { readStream } from '#server/testing/read-stream'
import { openTestApp, type TestApp } from '#server/testing/test-app'
import { type Fact, facts } from './recreations/facts'
import { decode, make, probe } from './recreations/make'
import { type Recipe, recipes, writeText } from './recreations/recipes'

/**
 * Re-creates the kinds of movies that people have, and plays each to its end: `recreations.ts [part of a name]`. What a player is told must be
 * what ffprobe finds, every segment must decode, no track may vanish, and nothing may be silent without a word.
 */

const browser = {
  containers: [],
  video: ['avc1.640034', 'hvc1.2.4.L186.B0', 'vp09.02.51.10', 'av01.0.16M.10', 'vp8'],
  audio: ['mp4a.40.2', 'mp4a.40.5', 'mp4a.69', 'opus', 'flac', 'mp3'],
  hls: true,
}
const leastShare = 0.99
const required = ['sound tracks', 'language', 'size', 'frame rate', 'subtitle tracks']
const silence = -60

type Outcome = { readonly name: string; readonly method: string; readonly facts: readonly Fact[]; readonly wrong: readonly string[] }

type Played = { readonly name: string; readonly file: number; readonly isWithTool: boolean }

const play = async (app: TestApp, { name, file, isWithTool }: Played): Promise<Outcome> => {
  const { status, body: prepared } = await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports: browser })
  if (status !== 200) return { name, method: String(status), facts: [], wrong: [`prepare: ${JSON.stringify(prepared).slice(0, 200)}`] }
  const known = probe(join(app.shelf, name))
  const said = isWithTool ? facts(known, prepared, name.startsWith('hidden')) : []
  const words = [...prepared.reasons, ...prepared.losses].map(({ text }) => text)
  const hasSound = known.streams.some(({ codec_type }) => codec_type === 'audio')
  if (!prepared.url)
    return {
      name,
      method: prepared.method,
      facts: said,
      wrong: isWithTool ? [`does not play: ${words.join('; ')}`] : words.length > 0 ? [] : ['no word'],
    }
  const wrong: string[] = []
  try {
    const { video, audio } = await readStream((url) => app.send('GET', url), prepared.url)
    const check = (what: string, bytes: Buffer) => {
      const path = join(app.dir, `${name}.${what}.mp4`)
      writeFileSync(path, bytes)
      const found = decode(path)
      if (found.wrong && !isTag(found.wrong)) wrong.push(`${what}: ${found.wrong}`)
      if (known.seconds > 0 && !name.startsWith('delayed') && Math.abs(found.seconds - known.seconds) > 0.5)
        wrong.push(`${what}: ${found.seconds.toFixed(2)} s of ${known.seconds.toFixed(2)}`)
      return found
    }
    check('picture', video.bytes)
    const isHeard = audio.length > 0 && audio.every(({ bytes }, i) => check(`sound ${i}`, bytes).loudest > silence)
    if (hasSound && !isHeard && !words.some((text) => /sound|audio/i.test(text))) wrong.push('silent without a word')
  } catch (error) {
    wrong.push(String(error).slice(0, 200))
  }
  return { name, method: prepared.method, facts: said, wrong }
}

/** ffmpeg looks for a frame where a segment of MP3 begins with its timestamp. */
const isTag = (wrong: string): boolean => /mp3\w* @ \S+ Header missing/.test(wrong)

const say = ({ name, method, facts: found, wrong }: Outcome): void => {
  const odd = found.filter(({ isRight }) => !isRight).map(({ what, theirs, ours }) => `${what}: ffprobe ${theirs}, here ${ours}`)
  console.log(
    `${wrong.length + odd.length === 0 ? 'ok  ' : 'BAD '} ${name} (${method})${[...odd, ...wrong].map((each) => `\n       ${each}`).join('')}`,
  )
}

const share = (all: readonly Fact[], what: string): number => {
  const of = all.filter((fact) => fact.what === what)
  const right = of.filter(({ isRight }) => isRight).length
  console.log(`${what}: ${right} of ${of.length}`)
  return of.length === 0 ? 1 : right / of.length
}

const [part = ''] = process.argv.slice(2)
const app = await openTestApp()
const root = await putRoot(app)
writeText(app.shelf)
const empty = join(app.dir, 'no-tool')
mkdirSync(empty)
const outcomes: Outcome[] = []
const unmade: string[] = []
const each = async (recipe: Recipe) => {
  const file = putFile(app, putMovie(app, { title: recipe.name }), { root_folder_id: root, relative_path: recipe.name })
  const problem = make(app.shelf, recipe)
  if (problem !== null) return void unmade.push(`${recipe.name}: ${problem}`)
  for (const isWithTool of [true, false]) {
    app.config.update({ media_tool_path: isWithTool ? null : empty }, { isKey: true })
    const outcome = await play(app, { name: recipe.name, file, isWithTool })
    if (isWithTool || outcome.wrong.length > 0) say(isWithTool ? outcome : { ...outcome, name: `${outcome.name} without ffmpeg` })
    outcomes.push(outcome)
  }
}
for (const recipe of recipes) if (recipe.name.includes(part)) await each(recipe)
const all = outcomes.flatMap((outcome) => outcome.facts)
for (const what of ['sound codec', 'picture codec']) share(all, what)
const shares = required.map((what) => share(all, what))
const wrong = outcomes.filter((outcome) => outcome.wrong.length > 0)
console.log(`${recipes.length - unmade.length} of ${recipes.length} made; ${wrong.length} of ${outcomes.length} plays with a fault`)
for (const line of unmade) console.log(`not made: ${line}`)
await app.close()
process.exit(wrong.length > 0 || unmade.length > 0 || shares.some((each) => each < leastShare) ? 1 : 0)
