import { afterAll, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { actionsOf } from './command'
import { commands, describeAll } from './commands'
import { exitCodeOf, messageFor } from './exit-codes'
import { manualPage } from './manual'
import { nearest } from './nearest'
import type { Outside } from './outside'
import { run } from './run'
import { completionsFor, shells } from './shell-completions'
import { whyNot } from './why-not'

const folder = mkdtempSync(join(tmpdir(), 'marquee-line-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const marquee = async (...argv: string[]) => {
  const said: string[] = []
  const outside = {
    argv,
    env: {},
    platform: 'linux',
    version: '1.2.3',
    out: (line: string) => said.push(line),
    err: (line: string) => said.push(line),
  }
  const code = await run(outside as unknown as Outside)
  return { code, said: said.join('\n') }
}

test.each([
  [['backp'], 'There is no command "backp"; did you mean backup?'],
  [['stats'], 'did you mean status?'],
  [['frobnicate'], 'There is no command "frobnicate"'],
  [['token', 'creat', 'x'], '"creat" is not among create, list, revoke; did you mean create?'],
  [['backup'], 'Say what to do: create, list, verify, restore'],
  [['serve', '--lisen', 'x'], 'There is no option --lisen; did you mean --listen?'],
  [['serve', '--data-dri=/x'], 'There is no option --data-dri=/x; did you mean --data-dir?'],
  [['descriptor', 'systemctl'], '"systemctl" is not among'],
  [['serve', '--listen'], '--listen needs a value'],
  [['serve', '--no-open=3'], '--no-open takes no value'],
  [['serve', '-x'], 'There is no option -x'],
])('%j is refused with what was probably meant', async (argv, words) => {
  const { code, said } = await marquee(...argv)

  expect(code).toBe(64)
  expect(said).toContain(words)
})

test.each([
  [['token', 'create'], 'NAME is missing', 'usage: marquee token create NAME [options]'],
  [['token', 'list', 'more'], '"more" is one word too many', 'usage: marquee token list [options]'],
  [['backup', 'restore'], 'FILE is missing', 'usage: marquee backup restore FILE [options]'],
  [['token', 'create', 'x', '--days=0'], 'from 1 to 365', 'usage: marquee token create NAME [options]'],
  [['token', 'revoke', 'x', '--days=3'], '--days goes with create', 'usage: marquee token create NAME [options]'],
])('%j is refused with the usage of what was meant, and of nothing else', async (argv, words, usage) => {
  const { code, said } = await marquee(...argv)

  expect(code).toBe(64)
  expect(said).toContain(words)
  expect(said.split('\n').filter((line) => line.includes('usage:') || line.startsWith('       marquee'))).toEqual([usage])
  expect(said).toContain(`\`marquee help ${argv[0]}\` explains it.`)
})

test.each(Object.keys(commands))('`marquee help %s` explains it', async (name) => {
  const { code, said } = await marquee('help', name)

  expect(code).toBe(0)
  expect(said).toStartWith(`usage: marquee ${name}`)
  expect(said).toContain('--data-dir DIR')
})

test('a word is taken for another only if it is near', () => {
  expect(nearest('serv', ['serve', 'service'])).toBe('serve')
  expect(nearest('lcienses', ['licenses', 'status'])).toBe('licenses')
  expect(nearest('descr', ['descriptor', 'demo'])).toBe('descriptor')
  expect(nearest('x', ['man', 'demo'])).toBeUndefined()
  expect(nearest('completely-other', ['completions'])).toBeUndefined()
  expect(nearest('a'.repeat(100_000), ['serve'])).toBeUndefined()
})

test('the manual and all completions name every command, action, and option', async () => {
  const all = await describeAll()
  const manual = manualPage('1.2.3', all)
  const told = all.flatMap((each) => [each.name, ...actionsOf(each), ...Object.keys(each.flags)])

  expect(told.length).toBeGreaterThan(60)
  for (const word of told) {
    expect(manual).toContain(word.replaceAll('-', '\\-'))
    for (const shell of shells) expect(completionsFor(shell, all)).toContain(word)
  }
})

test('no line of the manual begins with a mark of the typesetter by accident', async () => {
  const macros = /^\.(TH|SH|SS|TP|B|RI)( |$)/

  expect(
    manualPage('1.2.3', await describeAll())
      .split('\n')
      .filter((line) => /^[.']/.test(line) && !macros.test(line)),
  ).toEqual([])
})

test.each([
  ['tok', ['tok'], 1, ['token']],
  ['an action', ['backup', 'ver'], 2, ['verify']],
  ['an option', ['serve', '--no'], 2, ['--no-open']],
  ['a command to explain', ['help', 'desc'], 2, ['descriptor']],
  ['a path', ['serve', '--data-dir', join(folder, 'sh')], 3, [join(folder, 'shop')]],
])('bash completes %s', async (_, ...[words, at, completed]) => {
  writeFileSync(join(folder, 'marquee'), completionsFor('bash', await describeAll()))
  writeFileSync(join(folder, 'shop'), '')
  const typed = ['marquee', ...words].map((word) => `'${word}'`).join(' ')
  const script = `source ${folder}/marquee; COMP_WORDS=(${typed}); COMP_CWORD=${at}; _marquee; printf '%s\\n' "\${COMPREPLY[@]}"`

  expect(Bun.spawnSync(['bash', '-c', script]).stdout.toString().trim().split('\n')).toEqual(completed)
})

test.skipIf(!needs('zsh')).each([
  ['a command', ['tok'], ['command', 'token:']],
  ['an action', ['token', 're'], ['action', 'revoke:']],
  ['an option', ['serve', '--no'], ['option', '--no-open:']],
])('zsh offers %s', async (_, words, offered) => {
  writeFileSync(join(folder, '_marquee'), completionsFor('zsh', await describeAll()))
  const typed = ['marquee', ...words].map((word) => `'${word}'`).join(' ')
  const places = `_describe() { print -r -- $1; print -rl -- \${(P)2} }; _files() { }; words=(${typed}); CURRENT=${words.length + 1}`
  const { stdout, stderr } = Bun.spawnSync(['zsh', '-f', '-c', `${places}; source ${folder}/_marquee`])

  expect(stderr.toString()).toBe('')
  for (const text of offered) expect(stdout.toString()).toContain(text)
})

test.skipIf(!needs('fish')).each([
  ['a command', 'marquee tok', ['token']],
  ['an action', 'marquee token re', ['revoke']],
  ['an option', 'marquee serve --no', ['--no-open']],
  ['a command to explain', 'marquee help desc', ['descriptor']],
])('fish completes %s', async (_, typed, completed) => {
  writeFileSync(join(folder, 'marquee.fish'), completionsFor('fish', await describeAll()))
  const { stdout, stderr } = Bun.spawnSync(['fish', '--no-config', '-c', `source ${folder}/marquee.fish; complete -C '${typed}'`])

  expect(stderr.toString()).toBe('')
  expect(
    stdout
      .toString()
      .trim()
      .split('\n')
      .map((line) => line.split('\t')[0]),
  ).toEqual(completed)
})

test.each([
  ['EACCES', 'this account may not use it'],
  ['ENOTDIR', 'a part of its path is a file'],
  ['EROFS', 'read-only'],
  ['ENOSPC', 'full'],
  ['EMFILE', 'open files'],
])('%s is said in words', (code, words) => {
  const said = whyNot(Object.assign(new Error(`${code}: something, open '/x'`), { code }))

  expect(said).toContain(words)
  expect(said).not.toContain(code)
})

test.each([
  ['EACCES', '/x', '/x cannot be used: this account may not use it'],
  ['EISDIR', null, 'it is a folder'],
  ['ENOSPC', '/x', 'The disk is full: /x'],
])('a command that meets %s on %p ends with 78 and a sentence', (code, path, words) => {
  const error = Object.assign(new Error(`${code}: something, open '/x'`), { code, ...(path && { path }) })

  expect(exitCodeOf(error)).toBe(78)
  expect(messageFor(error)).toStartWith(words)
  expect(messageFor(error)).not.toContain(code)
})
