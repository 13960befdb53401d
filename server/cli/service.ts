import { homedir } from 'node:os'
import { carryOut } from './carry-out'
import { answer, command } from './command'
import { dataFolderOf } from './data-folder'
import { CannotRun, exitCodes, UsageError } from './exit-codes'
import { accountOf } from './host'
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
      account: accountOf(outside.env),
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
