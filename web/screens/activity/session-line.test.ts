import { beforeAll, expect, test } from 'bun:test'
import { learn } from '../../i18n/translate'
import { reachOf } from './session-line'

beforeAll(() => learn('rooms'))

test.each([
  ['yes', 'mapped', 'can reach this computer on port 23456'],
  ['no', 'no_router', 'Forward TCP port 23456'],
  ['no', 'behind_another', 'your router is behind another one'],
  ['unknown', 'mapped', 'Your router forwards port 23456'],
  ['unknown', 'no_router', 'does not know yet'],
] as const)('reachable %s, port mapping %s: %s', (reachable, port_mapping, words) => {
  expect(reachOf({ reachable, port_mapping, port: 23_456 })).toContain(words)
})
