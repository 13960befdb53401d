import { expect, test } from 'bun:test'
import { hasDisplay } from './display'

const linux = { platform: 'linux', pid: 42 } as const
const mac = { platform: 'darwin', pid: 42 } as const

test.each([
  ['a file manager under X', { ...linux, env: { DISPLAY: ':0' } }, true],
  ['a file manager under Wayland', { ...linux, env: { WAYLAND_DISPLAY: 'wayland-0' } }, true],
  [
    'a desktop that is a systemd unit itself',
    { ...linux, env: { DISPLAY: ':0', INVOCATION_ID: 'ab', JOURNAL_STREAM: '9:1', SYSTEMD_EXEC_PID: '7' } },
    true,
  ],
  ['systemd, with the display imported', { ...linux, env: { DISPLAY: ':0', INVOCATION_ID: 'ab', SYSTEMD_EXEC_PID: '42' } }, false],
  ['a server without a display', { ...linux, env: {} }, false],
  ['Finder', { ...mac, env: { XPC_SERVICE_NAME: 'application.app.marquee.1.2' } }, true],
  ['Terminal', { ...mac, env: { XPC_SERVICE_NAME: '0' } }, true],
  ['launchd', { ...mac, env: { XPC_SERVICE_NAME: 'app.marquee.service' } }, false],
  ['a Mac over SSH', { ...mac, env: { SSH_CONNECTION: '10.0.0.1 1 10.0.0.2 22' } }, false],
  ['Explorer', { platform: 'win32', pid: 42, env: {} } as const, true],
] as const)('started by %s', (_, start, expected) => {
  expect(hasDisplay(start)).toBe(expected)
})
