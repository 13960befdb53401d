import { expect, test } from 'bun:test'
import { shippedPackages } from './lock'
import { noticesText, thirdParty } from './notices'

test('everything in the executable has a license text', () => {
  const all = thirdParty()

  expect(all.filter(({ text }) => text.trim().length < 100).map(({ name }) => name)).toEqual([])
  const names = all.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Bun', 'elysia', 'webtorrent', 'react', '@fontsource-variable/inter', 'swagger-ui-dist']))
})

test('packages used only by tests and tools are not included', () => {
  const names = shippedPackages().map(({ name }) => name)

  for (const tool of ['typescript', '@biomejs/biome', 'playwright-core', 'vite', 'fast-check']) expect(names).not.toContain(tool)
})

test('each license text appears once, after the names of all packages it covers', () => {
  const text = 'Permission is granted'

  const notices = noticesText([
    { name: 'one', version: '1.0.0', license: 'MIT', text },
    { name: 'two', version: '2.0.0', license: 'MIT', text },
  ])

  expect(notices.split(text)).toHaveLength(2)
  expect(notices).toContain('one 1.0.0 (MIT)\ntwo 2.0.0 (MIT)\n\nPermission')
})

test('the package `ip`, whose vulnerability is unfixed, is replaced by a stub that covers what a tracker needs', async () => {
  const ip = (await import(`${import.meta.dir}/../stubs/ip/index.js`)) as { default: { toString: (address: number) => string } }

  expect(shippedPackages().map(({ name }) => name)).not.toContain('ip')
  expect([0xc0_00_02_01, 0xff_ff_ff_ff, 1].map((address) => ip.default.toString(address))).toEqual([
    '192.0.2.1',
    '255.255.255.255',
    '0.0.0.1',
  ])
})
