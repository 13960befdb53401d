import { homedir } from 'node:os'
import { answer, command } from './command'
import { dataFolderOf } from './data-folder'
import { executePlan } from './execute-plan'
import { CannotRun, exitCodes, UsageError } from './exit-codes'
import { accountOf } from './host'
import type { Outside } from './outside'
import { purge } from './purge'
import { type Plan, type ServiceAction, type ServiceFacts, serviceActions, servicePlan } from './service-plan'

const isAction = (word: string): word is ServiceAction => (serviceActions as readonly string[]).includes(word)

export const serviceCommand = command({
  flags: {
    user: { type: 'string', value: 'NAME', says: 'account of the system service (as root)' },
    purge: { type: 'boolean', says: 'with uninstall: delete the library and settings as well, but no movies' },
    'dry-run': { type: 'boolean', says: 'print what would be done without doing it' },
  },
  forms: [
    { words: ['install'], says: 'start Marquee with the computer, or when you sign in' },
    { words: ['uninstall'], says: 'stop that' },
    { words: ['status'], says: 'ask the system whether it runs' },
  ],
  run: async (outside, { given, words: [action = ''] }) => {
    const asked = checked(action, given.purge)
    const plan = servicePlan(asked, factsOf(outside, given))
    const purged = given.purge ? dataFolderOf(outside, given) : null
    if (given['dry-run']) return answer(outside, given.json, { data: plan, text: inWords(plan, purged) })
    if (outside.self.length > 1) throw new CannotRun('Marquee runs from source here; `npm run build` builds the program to install')
    if (asked === 'install' && given.user !== undefined) refuseUnknownAccount(outside, given.user)
    const isDone = await act(outside, given, { asked, plan })
    if (purged !== null) purgeOf(outside, purged)
    return isDone || asked !== 'status' ? exitCodes.ok : exitCodes.unavailable
  },
})

type Given = { readonly 'data-dir'?: string; readonly user?: string; readonly json?: boolean }

const checked = (action: string, isPurge: boolean | undefined): ServiceAction => {
  if (!isAction(action)) throw new Error(`no action ${action}`)
  if (isPurge && action !== 'uninstall') throw new UsageError('--purge goes with uninstall', { words: ['uninstall'] })
  return action
}

/** Throws CannotRun. A unit for an account that does not exist would fail at every start. */
const refuseUnknownAccount = ({ env, uid }: Outside, user: string): void => {
  if (uid === null || Bun.spawnSync(['id', '-u', '--', user], { env: { ...env }, stdout: 'ignore', stderr: 'ignore' }).success) return
  throw new CannotRun(`There is no account "${user}" on this computer`, exitCodes.config)
}

const factsOf = (outside: Outside, given: Given): ServiceFacts => ({
  platform: outside.platform,
  home: homedir(),
  uid: outside.uid,
  executable: outside.self[0] ?? '',
  data_dir: given['data-dir'] === undefined ? undefined : dataFolderOf(outside, given),
  user: given.user,
  account: accountOf(outside.env),
})

const act = async (outside: Outside, given: Given, { asked, plan }: { asked: ServiceAction; plan: Plan }): Promise<boolean> => {
  const lines: string[] = []
  const isDone = await executePlan(plan, { out: given.json ? (text) => void lines.push(text) : outside.out, env: outside.env })
  if (given.json) outside.out(JSON.stringify({ action: asked, done: isDone, output: lines.join('\n') }))
  else if (asked !== 'status') outside.out(`${asked}: done`)
  return isDone
}

const inWords = ({ copies, writes, prepares, commands, removes, notes }: Plan, purged: string | null): string =>
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
    ...(purged ? [`delete what Marquee keeps in ${purged}`] : []),
  ].join('\n')

const purgeOf = (outside: Outside, dataDir: string): void => {
  const left = purge(dataDir)
  if (left.length === 0) outside.err(`Deleted: ${dataDir}`)
  else outside.err(`Deleted what Marquee kept in ${dataDir}. Still there, because it is not Marquee's: ${left.join(', ')}`)
}
