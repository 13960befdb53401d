import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * `npm run demo -- --once` as a person runs it: in a copy of the tracked files in a folder with spaces and an umlaut, with packages that are
 * installed already, no network but loopback, and a home that nobody can write to. Exits with 1 if it fails, downloads, or leaves something.
 */
const root = join(import.meta.dir, '../..')
const dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-fresh-')))
const [clone, temporary] = [join(dir, 'Mein Ordner Müller', 'marquee'), join(dir, 'tmp')]
const megabytes = 1024 ** 2
/** What README.md says that a first run takes, in MB. */
const told = { least: 700, most: 1000 }
const wrong: string[] = []

const output = (cmd: readonly string[], cwd = root) => Bun.spawnSync([...cmd], { cwd }).stdout.toString()
const sizeOf = (path: string) => Number(output(['du', '-sb', path]).split('\t')[0]) / megabytes

try {
  for (const folder of [clone, temporary]) mkdirSync(folder, { recursive: true })
  for (const name of output(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard']).split('\0').filter(Boolean))
    if (existsSync(join(root, name))) cpSync(join(root, name), join(clone, name))
  // Links: nothing writes to a package that is installed.
  for (const name of ['.tools', 'node_modules']) Bun.spawnSync(['cp', '-al', join(root, name), join(clone, name)])
  rmSync(join(clone, 'node_modules/.cache'), { recursive: true, force: true })

  const isAlone = process.platform === 'linux' && process.getuid?.() === 0
  const alone = isAlone ? ['unshare', '-n', 'sh', '-c', 'ip link set lo up && exec "$@"', 'sh'] : []
  const child = Bun.spawn([...alone, 'npm', 'run', '--silent', 'demo', '--', '--once', '--json'], {
    cwd: clone,
    env: { PATH: process.env.PATH, HOME: '/proc/self/no-home', TMPDIR: temporary, npm_config_cache: join(dir, 'npm') },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  const [text, code] = await Promise.all([new Response(child.stdout).text(), child.exited])
  const lines = text.split('\n').filter((line) => line.startsWith('{'))
  const events = lines.map((line) => (JSON.parse(line) as { event: string; ok?: boolean }).event)
  if (code !== 0) wrong.push(`it ended with ${code}: ${text.slice(-500)}`)
  if (events.join() !== 'listening,shown') wrong.push(`--json printed ${events.join() || 'nothing'} instead of listening and shown`)
  const left = readdirSync(temporary).filter((name) => name.startsWith('marquee'))
  if (left.length > 0) wrong.push(`it left ${left.join(', ')} in the folder for temporary files`)
  const size = sizeOf(clone)
  console.log(
    `a clone with everything takes ${Math.round(size)} MB${isAlone ? '; without a network' : '; with a network, which only root can take away'}`,
  )
  if (size < told.least || size > told.most) wrong.push(`README.md says ${told.least} to ${told.most} MB`)
} finally {
  rmSync(dir, { recursive: true, force: true })
}
for (const each of wrong) console.log(each)
process.exitCode = wrong.length === 0 ? 0 : 1
