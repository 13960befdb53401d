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
  account: 'HOME\\ann',
}

describe('on Linux', () => {
  test("a user service is written to the user's folder and needs no root", () => {
    const { writes, commands } = servicePlan('install', facts)

    expect(writes.map(({ path }) => path)).toEqual(['/home/ann/.config/systemd/user/marquee.service'])
    expect(writes[0]?.text).toContain('ExecStart=/opt/marquee serve --no-open')
    expect(commands).toEqual([
      ['systemctl', '--user', 'daemon-reload'],
      ['systemctl', '--user', 'enable', 'marquee.service'],
      ['systemctl', '--user', 'restart', 'marquee.service'],
    ])
  })

  test('installing a user service explains how to keep it running after signing out', () => {
    expect(servicePlan('install', facts).notes.join()).toContain('loginctl enable-linger')
    expect(servicePlan('install', { ...facts, uid: 0, user: 'movies' }).notes).toEqual([])
  })

  test('root must name the account that the service runs as', () => {
    expect(() => servicePlan('install', { ...facts, uid: 0 })).toThrow(UsageError)

    const { writes, commands } = servicePlan('install', { ...facts, uid: 0, user: 'movies' })

    expect(writes[0]?.path).toBe('/etc/systemd/system/marquee.service')
    expect(writes[0]?.text).toContain('User=movies')
    expect(commands.flat()).not.toContain('--user')
  })

  test('uninstalling removes what was installed', () => {
    const { commands, removes } = servicePlan('uninstall', facts)

    expect(commands).toEqual([['systemctl', '--user', 'disable', '--now', 'marquee.service']])
    expect(removes).toEqual(servicePlan('install', facts).writes.map(({ path }) => path))
  })
})

test('on macOS a loaded service is unloaded before the new one is loaded', () => {
  const { writes, prepares, commands } = servicePlan('install', { ...facts, platform: 'darwin', home: '/Users/ann', uid: 501 })

  expect(writes[0]?.path).toStartWith('/Users/ann/Library/LaunchAgents/')
  expect(prepares).toEqual([['launchctl', 'bootout', 'gui/501/app.marquee.service']])
  expect(commands).toEqual([['launchctl', 'bootstrap', 'gui/501', writes[0]!.path]])
})

const onWindows: ServiceFacts = {
  ...facts,
  platform: 'win32',
  home: 'C:\\Users\\ann',
  uid: null,
  executable: 'C:\\Program Files\\Marquee\\marquee.exe',
  data_dir: 'D:\\my movies',
}

test('on Windows a task starts the service at sign-in, with its folder', () => {
  const { writes, commands } = servicePlan('install', onWindows)

  const text = writes[0]?.text ?? ''
  expect(text).toContain('<Command>C:\\Program Files\\Marquee\\marquee.exe</Command>')
  expect(text).toContain('<Arguments>serve --no-open --data-dir &quot;D:\\my movies&quot;</Arguments>')
  expect(text).toContain('<UserId>HOME\\ann</UserId>')
  expect(commands[0]).toEqual(['schtasks', '/Create', '/F', '/TN', 'Marquee', '/XML', writes[0]!.path])
})

test('the Windows task never expires and runs on battery', () => {
  const text = servicePlan('install', onWindows).writes[0]?.text ?? ''

  expect(text).toContain('<ExecutionTimeLimit>PT0S</ExecutionTimeLimit>')
  expect(text).toContain('<DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>')
  expect(text).toContain('<StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>')
})

describe('a program in a folder that may be cleaned', () => {
  test.each([
    [{ executable: '/home/ann/Downloads/marquee' }, '/home/ann/.local/bin/marquee'],
    [{ executable: '/tmp/marquee', uid: 0, user: 'movies' }, '/usr/local/bin/marquee'],
    [{ executable: '/home/ann/Downloads/marquee', platform: 'darwin' }, '/home/ann/.local/bin/marquee'],
    [
      { ...onWindows, executable: 'C:\\Users\\ann\\Downloads\\marquee.exe' },
      'C:\\Users\\ann\\AppData\\Local\\Programs\\Marquee\\marquee.exe',
    ],
  ] as const)('is copied elsewhere first: %j', (where, to) => {
    const { executable } = where

    const { copies, writes } = servicePlan('install', { ...facts, ...where })

    expect(copies).toEqual([{ from: executable, to }])
    expect(writes[0]?.text).toContain(to)
    expect(writes[0]?.text).not.toContain(executable)
  })

  test('stays in place if its folder is meant for programs', () => {
    expect(servicePlan('install', facts).copies).toEqual([])
    expect(servicePlan('install', onWindows).copies).toEqual([])
  })
})

test('asking for the status changes nothing', () => {
  for (const platform of ['linux', 'darwin', 'win32'] as const) {
    const { writes, removes, commands } = servicePlan('status', { ...facts, platform })
    expect({ writes, removes, count: commands.length }).toEqual({ writes: [], removes: [], count: 1 })
  }
})

test('other platforms are refused', () => {
  expect(() => servicePlan('install', { ...facts, platform: 'aix' })).toThrow('aix')
})
