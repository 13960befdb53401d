import { describe, expect, test } from 'bun:test'
import { UsageError } from './exit-codes'
import { type ServiceFacts, servicePlan } from './service-plan'

const facts: ServiceFacts = {
  platform: 'linux',
  home: '/home/ann',
  uid: 1000,
  executable: '/opt/marquee',
  data_dir: undefined,
  user: undefined,
}

describe('on Linux', () => {
  test("a user's service is written into the user's folder and needs no root", () => {
    const { writes, commands } = servicePlan('install', facts)

    expect(writes.map(({ path }) => path)).toEqual(['/home/ann/.config/systemd/user/marquee.service'])
    expect(writes[0]?.text).toContain('ExecStart=/opt/marquee serve --no-open')
    expect(commands).toEqual([
      ['systemctl', '--user', 'daemon-reload'],
      ['systemctl', '--user', 'enable', '--now', 'marquee.service'],
    ])
  })

  test('root says which account the service runs as', () => {
    expect(() => servicePlan('install', { ...facts, uid: 0 })).toThrow(UsageError)

    const { writes, commands } = servicePlan('install', { ...facts, uid: 0, user: 'movies' })

    expect(writes[0]?.path).toBe('/etc/systemd/system/marquee.service')
    expect(writes[0]?.text).toContain('User=movies')
    expect(commands.flat()).not.toContain('--user')
  })

  test('what was installed is taken away again', () => {
    const { commands, removes } = servicePlan('uninstall', facts)

    expect(commands).toEqual([['systemctl', '--user', 'disable', '--now', 'marquee.service']])
    expect(removes).toEqual(servicePlan('install', facts).writes.map(({ path }) => path))
  })
})

test('on macOS launchd is told', () => {
  const { writes, commands } = servicePlan('install', { ...facts, platform: 'darwin', home: '/Users/ann', uid: 501 })

  expect(writes[0]?.path).toStartWith('/Users/ann/Library/LaunchAgents/')
  expect(commands).toEqual([['launchctl', 'bootstrap', 'gui/501', writes[0]!.path]])
})

test('on Windows a task starts it at logon, with its folder', () => {
  const { writes, commands } = servicePlan('install', {
    ...facts,
    platform: 'win32',
    uid: null,
    executable: 'C:\\Marquee\\marquee.exe',
    data_dir: 'D:\\my movies',
  })

  expect(writes).toEqual([])
  expect(commands[0]).toContain('"C:\\Marquee\\marquee.exe" serve --no-open --data-dir "D:\\my movies"')
})

test('asking how it is changes nothing', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    const { writes, removes, commands } = servicePlan('status', { ...facts, platform })
    expect({ writes, removes, count: commands.length }).toEqual({ writes: [], removes: [], count: 1 })
  }
})

test('elsewhere it is said that nothing is known', () => {
  expect(() => servicePlan('install', { ...facts, platform: 'aix' })).toThrow('aix')
})
