import { expect, test } from 'bun:test'
import { attachConsole } from './windows-console'

test.if(process.platform !== 'win32')('only Windows has consoles to attach to', async () => {
  expect(await attachConsole(process.platform)).toBeNull()
})

test.if(process.platform !== 'win32')('a system without the Windows libraries keeps its usual output', async () => {
  expect(await attachConsole('win32')).toBeNull()
})
