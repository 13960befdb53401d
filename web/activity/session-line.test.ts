import { beforeAll, expect, test } from 'bun:test'
import { learn } from '../i18n/translate'
import { reachOf } from './session-line'

beforeAll(() => learn('rooms'))

test.each([
  ['yes', 'mapped', 'can reach this computer on port 23456'],
  ['no', 'no_router', 'Pass TCP port 23456 on'],
  ['no', 'behind_another', 'your router stands behind another one'],
  ['unknown', 'mapped', 'Your router passes port 23456 on'],
  ['unknown', 'no_router', 'is not known yet'],
] as const)('reachable %s, port mapping %s: %s', (reachable, port_mapping, words) => {
  expect(reachOf({ reachable, port_mapping, port: 23_456 })).toContain(words)
})
