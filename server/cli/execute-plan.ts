import { chmodSync, copyFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { withoutOurs } from '#server/foundation/platform/child'
import { CannotRun } from './exit-codes'
import type { Outside } from './outside'
import type { Plan } from './service-plan'
import { whyNot } from './why-not'

/**
 * Throws CannotRun if an installation fails. If another action's command fails, returns false: a service that is not running cannot be
 * stopped.
 */
export const executePlan = async (plan: Plan, outside: Around): Promise<boolean> => {
  const { out } = outside
  try {
    for (const { from, to } of plan.copies) copyProgram(from, to)
    for (const file of plan.writes) write(file)
    for (const words of plan.prepares) await runLogged(words, silently(outside))
    const isDone = await runAll(plan.commands, outside)
    if (!isDone && plan.writes.length > 0) throw new CannotRun('The system did not accept the service; the lines above say why')
    for (const path of plan.removes) rmSync(path, { force: true })
    for (const note of plan.notes) out(note)
    return isDone
  } catch (error) {
    if (error instanceof CannotRun) throw error
    throw new CannotRun(`The service cannot be changed: ${whyNot(error)}`)
  }
}

type Around = Pick<Outside, 'out' | 'env'>
const silently = ({ env }: Around): Around => ({ env, out: () => {} })

const runAll = async (commands: Plan['commands'], around: Around): Promise<boolean> => {
  let isDone = true
  for (const words of commands) isDone = (await runWithRetries(words, around)) && isDone
  return isDone
}

const write = ({ path, text, encoding }: Plan['writes'][number]): void => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, encoding === 'utf16le' ? Buffer.from(`\ufeff${text}`, 'utf16le') : text, { mode: 0o644 })
}

/** A running program cannot be overwritten, but another file can take its name. */
const copyProgram = (from: string, to: string): void => {
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  const half = `${to}.new`
  copyFileSync(from, half)
  chmodSync(half, 0o755)
  renameSync(half, to)
}

/** launchd needs a moment to release a job before it accepts the same one again. */
const runWithRetries = async (words: readonly string[], around: Around): Promise<boolean> => {
  for (let left = words[1] === 'bootstrap' ? 5 : 0; left > 0; left--) {
    if (await runLogged(words, silently(around))) return true
    await Bun.sleep(1_000)
  }
  return await runLogged(words, around)
}

const runLogged = async (words: readonly string[], { out, env }: Around): Promise<boolean> => {
  const [program = ''] = words
  if (!Bun.which(program)) throw new CannotRun(`${program} is not on this system`)
  const child = Bun.spawn([...words], { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe', env: withoutOurs(env) })
  const [stdout, stderr, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  const text = `${stdout}${stderr}`.trim()
  if (text !== '') out(text)
  return code === 0
}
