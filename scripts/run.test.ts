import { afterAll, beforeAll, expect, test } from 'bun:test'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { needs } from '#server/testing/needs'

const root = join(import.meta.dir, '..')
/** With the oldest promised Node, too, if somebody has it: `MARQUEE_OLDEST_NODE=/path/to/node`. */
const nodes = [Bun.which('node') ?? 'node', process.env.MARQUEE_OLDEST_NODE ?? []].flat()
const withNode = test.skipIf(!needs('node') || process.platform === 'win32')
/** For anybody, also for root. */
const readOnlyHome = '/proc/self/no-home'

let dir: string
beforeAll(() => {
  dir = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-run-')))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

let count = 0
/** What `npm run` needs of a clone, with scripts that say where they run; and a PATH on which only these programs are. */
const makeClone = ({ isInstalled }: { isInstalled: boolean }) => {
  const at = join(dir, String(++count))
  const [clone, programs] = [join(at, 'Mein Ordner Müller', 'a b'), join(at, 'programs')]
  for (const folder of [join(clone, 'scripts'), join(clone, 'node_modules'), programs]) mkdirSync(folder, { recursive: true })
  for (const name of ['package.json', 'bun.lock', 'scripts/run.mjs']) cpSync(join(root, name), join(clone, name))
  const lock = createHash('sha256')
    .update(readFileSync(join(clone, 'bun.lock')))
    .digest('hex')
  if (isInstalled) writeFileSync(join(clone, 'node_modules/.installed-from'), lock)
  for (const name of ['build', 'demo', 'api-types'])
    writeFileSync(join(clone, `scripts/${name}.ts`), `console.log('${name}', process.cwd(), ...process.argv.slice(2))`)
  return { clone, programs, calls: join(at, 'calls') }
}
type Clone = ReturnType<typeof makeClone>

const put = (path: string, node: string, lines: readonly string[]) => {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, [`#!${node}`, ...lines].join('\n'))
  chmodSync(path, 0o755)
}
const note = (calls: string, what: string) => `require('node:fs').appendFileSync(${JSON.stringify(calls)}, '${what}\\n')`

/** An npm that installs a Bun which installs nothing: both note that they were called. */
const putNpm = ({ clone, programs, calls }: Clone, node: string) => {
  const bun = join(programs, 'unpacked')
  put(bun, node, [
    `if (process.argv[2] === 'install') ${note(calls, 'bun install')}`,
    `else process.exit(require('node:child_process').spawnSync(${JSON.stringify(process.execPath)}, process.argv.slice(2), { stdio: 'inherit' }).status)`,
  ])
  const inTools = join(clone, '.tools/node_modules/bun/bin')
  put(join(programs, 'npm'), node, [
    note(calls, 'npm'),
    `require('node:fs').mkdirSync(${JSON.stringify(inTools)}, { recursive: true })`,
    `require('node:fs').copyFileSync(${JSON.stringify(bun)}, ${JSON.stringify(join(inTools, 'bun'))})`,
  ])
}

const run = (node: readonly string[], { clone, programs, calls }: Clone, words: readonly string[]) => {
  const { exitCode, stdout, stderr } = Bun.spawnSync({
    cmd: [...node, join(clone, 'scripts/run.mjs'), ...words],
    cwd: clone,
    env: { HOME: readOnlyHome, PATH: programs },
  })
  const called = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
  return { code: exitCode, out: stdout.toString().trim(), err: stderr.toString(), called }
}

withNode.each(nodes)(
  'starts a script in a folder with a space and an umlaut, without a network or a home that can be written (%s)',
  (node) => {
    const made = makeClone({ isInstalled: true })
    putNpm(made, node)
    symlinkSync(process.execPath, join(made.programs, 'bun'))

    const { code, out, err, called } = run([node], made, ['build', '--of', 'ä b'])

    expect({ code, out, err, called }).toEqual({ code: 0, out: `build ${made.clone} --of ä b`, err: '', called: [] })
  },
)

withNode.each(nodes)('Bun and the packages are installed once, with what it takes told first (%s)', (node) => {
  const made = makeClone({ isInstalled: false })
  putNpm(made, node)

  const first = run([node], made, ['build'])
  const second = run([node], made, ['build'])

  expect([first.code, second.code]).toEqual([0, 0])
  expect(first.called).toEqual(['npm', 'bun install'])
  expect(first.err).toMatch(/Bun [\d.]+ is missing; npm installs it into \.tools \(once, \d+ MB on disk\)/)
  expect(first.err).toMatch(/Installing packages from bun\.lock \(once, \d+ MB on disk\)/)
  expect(second.called).toEqual(first.called)
  expect([second.err, second.out]).toEqual(['', `build ${made.clone}`])
})

withNode('programs that are missing are named, and the script runs without them', () => {
  const made = makeClone({ isInstalled: true })
  symlinkSync(process.execPath, join(made.programs, 'bun'))

  const { code, out, err } = run(nodes.slice(0, 1), made, ['demo'])

  expect([code, out]).toEqual([0, `demo ${made.clone}`])
  expect(err.trim()).toBe('Missing programs, which `npm run demo` continues without: ffmpeg')
})

withNode('a Node that is too old is told so, before anything is downloaded', () => {
  const made = makeClone({ isInstalled: false })
  putNpm(made, nodes[0]!)
  const older = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.8' } })`

  const { code, err, called } = run([nodes[0]!, '--import', `data:text/javascript,${encodeURIComponent(older)}`], made, ['build'])

  expect({ code, err: err.trim(), called }).toEqual({ code: 64, err: 'Marquee needs Node.js 20 or newer; this is 18.20.8', called: [] })
})

test('the docs, the packages, and the script promise the same Node', () => {
  const promised = /const oldestNode = (\d+)/.exec(readFileSync(join(root, 'scripts/run.mjs'), 'utf8'))?.[1]
  const { engines } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { engines: { node: string } }

  expect(engines.node).toBe(`>=${promised}`)
  for (const page of ['README.md', 'docs/install.md'])
    expect(readFileSync(join(root, page), 'utf8')).toContain(`Node.js ${promised} or newer`)
})
