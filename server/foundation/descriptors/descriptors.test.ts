import { describe, expect, test } from 'bun:test'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { needs } from '#server/testing/needs'
import { descriptors, descriptorText, isDescriptorName } from './index'

const options = { executable: '/opt/my movies/marquee', data_dir: '/srv/100%/$HOME "x"' }

describe('the systemd unit', () => {
  test('starts the service without a browser, and quotes characters that are special to systemd', () => {
    expect(descriptors.systemd(options)).toContain(
      'ExecStart="/opt/my movies/marquee" serve --no-open --data-dir "/srv/100%%/$$HOME \\"x\\""\n',
    )
    expect(descriptors.systemd({ executable: '/usr/bin/marquee' })).toContain('ExecStart=/usr/bin/marquee serve --no-open\n')
  })

  test('for the system runs as the given account; for a user it needs no root', () => {
    const ofSystem = descriptors.systemd({ ...options, user: 'movies' })
    const ofUser = descriptors.systemd(options)

    expect(ofSystem).toContain('User=movies\n')
    expect(ofSystem).toContain('ProtectSystem=strict\n')
    expect(ofSystem).toContain('ReadWritePaths="/srv/100%%/$$HOME \\"x\\""\n')
    expect(ofSystem).toContain('WantedBy=multi-user.target\n')
    expect(ofUser).not.toMatch(/^(User|Protect|Private|Capability)/m)
    expect(ofUser).toContain('NoNewPrivileges=yes\n')
    expect(ofUser).toContain('WantedBy=default.target\n')
  })

  test('for the system stores data in a folder that systemd creates for an account without a home', () => {
    const unit = descriptors.systemd({ executable: '/usr/bin/marquee', user: 'movies' })

    expect(unit).toContain('ExecStart=/usr/bin/marquee serve --no-open --data-dir %S/marquee\n')
    expect(unit).toContain('StateDirectory=marquee\nStateDirectoryMode=0700\n')
  })

  test.if(needs('for the system is rated 2.0 or better by systemd'))('of the system is rated 2.0 or better by systemd', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const path = join(folder, 'marquee.service')
    writeFileSync(path, descriptors.systemd({ executable: '/bin/sh', user: 'daemon' }))

    const rated = Bun.spawnSync(['systemd-analyze', 'security', '--offline=true', '--threshold=20', '--no-pager', path])

    rmSync(folder, { recursive: true })
    expect({ code: rated.exitCode, said: rated.stdout.toString().split('\n').at(-2) }).toEqual({
      code: 0,
      said: expect.stringContaining('Overall exposure level'),
    })
  })

  test.if(needs('is accepted by systemd'))('is one that systemd accepts', () => {
    const folder = mkdtempSync(join(tmpdir(), 'unit-'))
    const path = join(folder, 'marquee.service')
    writeFileSync(path, descriptors.systemd({ executable: '/bin/sh', user: 'root' }))

    const checked = Bun.spawnSync(['systemd-analyze', 'verify', '--man=no', path])

    rmSync(folder, { recursive: true })
    expect(checked.stderr.toString()).not.toMatch(/Unknown|Failed to parse|Invalid/)
  })
})

describe('the launchd descriptor', () => {
  test('is valid XML whatever is in the path', () => {
    const plist = descriptors.launchd({ executable: '/Applications/<Movies> & "more"/marquee', user: 'movies' })

    expect(plist).toContain('<string>/Applications/&lt;Movies&gt; &amp; &quot;more&quot;/marquee</string>')
    expect(plist).toContain('<string>--no-open</string>')
    expect(plist).toContain('<key>UserName</key>')
  })
})

test('runtime switches from the environment do not reach the service', () => {
  const [unit, plist] = [descriptors.systemd(options), descriptors.launchd(options)]

  expect(unit).toMatch(/^UnsetEnvironment=.*BUN_BE_BUN.*BUN_OPTIONS/m)
  for (const name of ['BUN_BE_BUN', 'BUN_OPTIONS']) expect(plist).toContain(`<key>${name}</key>\n    <string></string>`)
})

test('the bundle contains the unit on Linux, a hint on macOS, and nothing on Windows', () => {
  expect(descriptorText('linux', options)).toStartWith('[Unit]')
  expect(descriptorText('darwin', options)).toContain('marquee descriptor launchd')
  expect(descriptorText('darwin', options)).toContain('launchctl print')
  expect(descriptorText('win32', options)).toBeNull()
  expect(isDescriptorName('launchd')).toBe(true)
  expect(isDescriptorName('toString')).toBe(false)
})
