import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname } from 'node:path'
import { codeOf } from '#server/platform/durable-files'
import { answer, command } from './command'
import { dataFolderOf } from './data-folder'
import { CannotRun, exitCodes, UsageError } from './exit-codes'
import type { Outside } from './outside'
import { type Plan, type ServiceAction, serviceActions, servicePlan } from './service-plan'

const isAction = (word: string): word is ServiceAction => (serviceActions as readonly string[]).includes(word)

export const serviceCommand = command({
  flags: {
    user: { type: 'string', value: 'NAME', says: 'the account of a service of the whole system (as root)' },
    'dry-run': { type: 'boolean', says: 'say what would be done, and do nothing' },
  },
  words: [serviceActions.join('|')],
  run: async (outside, { given, words: [action = ''] }) => {
    if (!isAction(action)) throw new UsageError(`What is "${action}"?`)
    const [executable = '', ...script] = outside.self
    if (script.length > 0 && !given['dry-run']) throw new CannotRun('The sources cannot be installed; `npm run build` makes the program')
    const plan = servicePlan(action, {
      platform: outside.platform,
      home: homedir(),
      uid: outside.uid,
      executable,
      data_dir: given['data-dir'] === undefined ? undefined : dataFolderOf(outside, given),
      user: given.user,
    })
    if (given['dry-run']) return answer(outside, given.json, { data: plan, text: inWords(plan) })
    const said: string[] = []
    const isDone = await carryOut(plan, { out: given.json ? (text) => void said.push(text) : outside.out })
    if (given.json) outside.out(JSON.stringify({ action, done: isDone, output: said.join('\n') }))
    else if (action !== 'status') outside.out(`${action}: done`)
    return isDone || action !== 'status' ? exitCodes.ok : exitCodes.unavailable
  },
})

const inWords = ({ writes, commands, removes }: Plan): string =>
  [
    ...writes.flatMap(({ path, text }) => [
      `write ${path}`,
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
    ]),
    ...commands.map((words) => `run ${words.join(' ')}`),
    ...removes.map((path) => `remove ${path}`),
  ].join('\n')

/** Throws CannotRun at the first step that fails, but for those that ask or take away: what is not there need not be stopped. */
const carryOut = async ({ writes, commands, removes }: Plan, { out }: Pick<Outside, 'out'>): Promise<boolean> => {
  try {
    for (const { path, text } of writes) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, text, { mode: 0o644 })
    }
    let isWell = true
    for (const words of commands) isWell = (await runAloud(words, out)) && isWell
    if (!isWell && writes.length > 0) throw new CannotRun('The system did not take the service; the lines above say why')
    for (const path of removes) rmSync(path, { force: true })
    return isWell
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`The service cannot be changed: ${codeOf(error) || String(error)}`)
  }
}

const runAloud = async (words: readonly string[], out: Outside['out']): Promise<boolean> => {
  const [program = ''] = words
  if (!Bun.which(program)) throw new CannotRun(`${program} is not on this system`)
  const child = Bun.spawn([...words], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' })
  const [said, complained, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  const text = `${said}${complained}`.trim()
  if (text !== '') out(text)
  return code === 0
}
