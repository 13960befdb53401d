import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
      account: `${outside.env.USERDOMAIN ?? '.'}\\${outside.env.USERNAME ?? ''}`,
    })
    if (given['dry-run']) return answer(outside, given.json, { data: plan, text: inWords(plan) })
    const said: string[] = []
    const isDone = await carryOut(plan, { out: given.json ? (text) => void said.push(text) : outside.out })
    if (given.json) outside.out(JSON.stringify({ action, done: isDone, output: said.join('\n') }))
    else if (action !== 'status') outside.out(`${action}: done`)
    return isDone || action !== 'status' ? exitCodes.ok : exitCodes.unavailable
  },
})

const inWords = ({ copies, writes, prepares, commands, removes, notes }: Plan): string =>
  [
    ...copies.map(({ from, to }) => `copy ${from} to ${to}`),
    ...writes.flatMap(({ path, text }) => [
      `write ${path}`,
      ...text
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
    ]),
    ...[...prepares, ...commands].map((words) => `run ${words.join(' ')}`),
    ...removes.map((path) => `remove ${path}`),
    ...notes,
  ].join('\n')

/** Throws CannotRun at the first step that fails; only taking away may fail, since a service that is not there need not be stopped. */
const carryOut = async (plan: Plan, { out }: Pick<Outside, 'out'>): Promise<boolean> => {
  try {
    for (const { from, to } of plan.copies) copyProgram(from, to)
    for (const file of plan.writes) write(file)
    for (const words of plan.prepares) await runAloud(words, () => {})
    const isDone = await runAll(plan.commands, out)
    if (!isDone && plan.writes.length > 0) throw new CannotRun('The system did not accept the service; the lines above say why')
    for (const path of plan.removes) rmSync(path, { force: true })
    for (const note of plan.notes) out(note)
    return isDone
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`The service cannot be changed: ${codeOf(error) || String(error)}`)
  }
}

const runAll = async (commands: Plan['commands'], out: Outside['out']): Promise<boolean> => {
  let isDone = true
  for (const words of commands) isDone = (await runPatiently(words, out)) && isDone
  return isDone
}

const write = ({ path, text, encoding }: Plan['writes'][number]): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, encoding === 'utf16le' ? Buffer.from(`\ufeff${text}`, 'utf16le') : text, { mode: 0o644 })
}

/** A program that runs cannot be written to, but another can take its name. */
const copyProgram = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  const half = `${to}.new`
  copyFileSync(from, half)
  chmodSync(half, 0o755)
  renameSync(half, to)
}

/** launchd needs a moment to let go of a job before it takes the same one again. */
const runPatiently = async (words: readonly string[], out: Outside['out']): Promise<boolean> => {
  for (let left = words[1] === 'bootstrap' ? 5 : 0; left > 0; left--) {
    if (await runAloud(words, () => {})) return true
    await Bun.sleep(1_000)
  }
  return await runAloud(words, out)
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
