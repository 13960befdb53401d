import { describe, expect, test } from 'bun:test'
import { command, readLine } from './command'
import { commands } from './commands'
import { UsageError } from './exit-codes'
import { helpFor, helpForAll } from './help'

const example = command({
  flags: { fast: { type: 'boolean', says: 'at once' }, to: { type: 'string', value: 'PLACE', says: 'where to' } },
  forms: [{ words: ['THING', '[COUNT]'] }],
  run: () => 0,
})

describe('a command line', () => {
  test('is split into options and words', () => {
    const { given, words } = readLine(['lamp', '--fast', '--to', 'hall', '--data-dir', '/d', '3'], example)

    expect<Record<string, unknown>>({ ...given }).toEqual({ fast: true, to: 'hall', 'data-dir': '/d' })
    expect(words).toEqual(['lamp', '3'])
  })

  test.each([[[]], [['lamp', '1', '2']], [['lamp', '--slow']], [['lamp', '--to']], [['lamp', '--fast=yes']]])('refuses %j', (argv) => {
    expect(() => readLine(argv, example)).toThrow(UsageError)
  })

  test('accepts --help without required words', () => {
    expect(readLine(['--help'], example).given.help).toBe(true)
  })
})

describe('help', () => {
  test('lists every command', () => {
    for (const name of Object.keys(commands)) expect(helpForAll('1.2.3')).toContain(`  ${name} `)
  })

  test.each(Object.keys(commands))('of %s names its own flags and the common ones', async (name) => {
    const found = await commands[name]!.load()

    const text = helpFor(name, found)

    for (const flag of [...Object.keys(found.flags), 'data-dir', 'json', 'help']) expect(text).toContain(`--${flag}`)
  })
})
