import { afterAll, beforeAll, expect, test } from 'bun:test'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { put } from './files'
import { terminalTexts } from './terminal'

const root = join(import.meta.dir, '../..')
const app = 'app.marquee.Marquee'

let dir: string
let archive: string
let home: string
beforeAll(async () => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-install-')))
  archive = join(dir, 'unpacked here')
  home = join(dir, 'home of Müller')
  mkdirSync(home)
  put(join(archive, 'marquee'), '#!/bin/sh\nexit 0\n', 0o755)
  for (const name of ['install.sh', `${app}.desktop`, `${app}.metainfo.xml`])
    cpSync(join(root, 'packaging/linux', name), join(archive, name))
  for (const name of [`${app}.svg`, `${app}.png`]) writeFileSync(join(archive, name), '')
  const { manual, completions } = await terminalTexts()
  put(join(archive, 'marquee.1'), manual)
  for (const each of completions) put(join(archive, 'share', each.folder, each.name), each.text)
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

const install = (...words: string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync({
    cmd: ['sh', join(archive, 'install.sh'), ...words],
    env: { HOME: home, PATH: '/usr/bin:/bin' },
  })
  return { code: exitCode, out: stdout.toString(), err: stderr.toString() }
}
const filesAtHome = () =>
  readdirSync(home, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(home, name)).isFile())
    .toSorted()

test('install.sh installs for one person, and takes back what it installed', () => {
  const first = install()
  const installed = filesAtHome()
  const again = install()
  const gone = install('--uninstall')

  expect([first.code, first.err, again.code, gone.code]).toEqual([0, '', 0, 0])
  expect(installed).toEqual([
    '.local/bin/marquee',
    `.local/share/applications/${app}.desktop`,
    '.local/share/bash-completion/completions/marquee',
    '.local/share/fish/vendor_completions.d/marquee.fish',
    `.local/share/icons/hicolor/256x256/apps/${app}.png`,
    `.local/share/icons/hicolor/scalable/apps/${app}.svg`,
    '.local/share/man/man1/marquee.1',
    `.local/share/metainfo/${app}.metainfo.xml`,
    '.local/share/zsh/vendor-completions/_marquee',
  ])
  expect(filesAtHome()).toEqual([])
  expect(gone.out.trim()).toBe('Marquee is uninstalled.')
})

test('the entry of the applications starts the installed program', () => {
  install()

  expect(readFileSync(join(home, `.local/share/applications/${app}.desktop`), 'utf8')).toContain(`Exec="${home}/.local/bin/marquee"`)
})

test('a library stays, and install.sh says where it is', () => {
  const library = join(home, '.local/share/marquee')
  put(join(library, 'app.db'), 'movies')

  const { out } = install('--uninstall')

  expect(out).toContain(`Your library is still in ${library}`)
  expect(filesAtHome()).toEqual(['.local/share/marquee/app.db'])
})

test('a program that does not run on this computer is not installed', () => {
  const program = join(archive, 'marquee')
  writeFileSync(program, '#!/bin/sh\nexit 1\n')
  chmodSync(program, 0o755)
  rmSync(home, { recursive: true })
  mkdirSync(home)

  const { code, err } = install()

  expect([code, filesAtHome()]).toEqual([1, []])
  expect(err).toContain('On Alpine: apk add libstdc++')
})
