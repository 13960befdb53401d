import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web'
import { thirdPartyModule } from './release/notices'

const root = join(import.meta.dir, '..')
export const program = join(root, 'dist', process.platform === 'win32' ? 'marquee.exe' : 'marquee')

/** Threads of the program are files of their own inside it. */
const threads = [
  'server/diagnostics/bundle-worker.ts',
  'server/torrent/reader-worker.ts',
  'server/media/worker.ts',
  'server/movies/aside-worker.ts',
]

/**
 * How many times as often something must run, before it is compiled further, while the program starts: nearly all of that runs once.
 * `main.ts` ends it.
 */
const reluctance = 50

/**
 * How Bun makes the executable. It reads no .env and no bunfig.toml of the folder that it is started in: both could make it run what lies
 * there.
 */
export const compileWords = [
  'build',
  '--compile',
  '--production',
  '--minify',
  '--bytecode',
  '--format=esm',
  // What a start does not need is not read by it.
  '--splitting',
  `--compile-jit-policy=${reluctance}`,
  '--no-compile-autoload-dotenv',
  '--no-compile-autoload-bunfig',
  '--conditions=marquee-built',
  'server/main.ts',
  ...threads,
]

/** The licenses of others go into the executable. */
export const writeThirdParty = (): void => writeFileSync(join(root, 'dist/third-party.gen.ts'), thirdPartyModule())

/** One executable for this machine, with the interface in it. */
export const build = async (): Promise<void> => {
  const started = performance.now()
  const web = await buildWeb()
  writeThirdParty()
  console.log(`interface: ${web.files} files, ${seconds(started)}`)
  const compiled = performance.now()
  await run([process.execPath, ...compileWords, '--outfile', program])
  console.log(`program: ${program}, ${(statSync(program).size / 1e6).toFixed(0)} MB, ${seconds(compiled)}`)
  console.log(`starts: ${await smoke()}`)
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`

const run = async (cmd: string[]): Promise<void> => {
  const child = Bun.spawn(cmd, { cwd: root, stdout: 'pipe', stderr: 'pipe' })
  const [said, complained, code] = await Promise.all([new Response(child.stdout).text(), new Response(child.stderr).text(), child.exited])
  if (code !== 0) throw new Error(`${cmd.join(' ')}\n${said}${complained}`)
}

/** What was built must start, answer, show its interface, and end when it is told to. */
type Served = { readonly executable: string; readonly dataDir: string; readonly url: string }

/** Starts it on an empty data directory, asks for its status and its page, does what else is wanted, and stops it. */
export const smoke = async (executable = program, use?: (served: Served) => Promise<void>): Promise<string> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'marquee-smoke-'))
  const started = performance.now()
  const child = Bun.spawn([executable, 'serve', '--json', '--no-open', '--data-dir', dataDir, '--listen', '127.0.0.1:0'], {
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'inherit',
  })
  try {
    const { url } = JSON.parse(await firstLine(child.stdout)) as { url: string }
    const status = await fetch(`${url}/api/v1/status`)
    const page = await fetch(`${url}/`)
    const took = seconds(started)
    if (!status.ok || !page.ok || !(await page.text()).includes('/assets/'))
      throw new Error('the program answers, but not as it is meant to')
    await use?.({ executable, dataDir, url })
    child.kill('SIGTERM')
    const code = await child.exited
    if (code !== 0) throw new Error(`the program ended with ${code} when it was told to stop`)
    return `after ${took} it had answered, and it stops when told`
  } finally {
    child.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const firstLine = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const decoder = new TextDecoder()
  let text = ''
  for await (const bytes of stream) {
    text += decoder.decode(bytes, { stream: true })
    if (text.includes('\n')) return text.slice(0, text.indexOf('\n'))
  }
  throw new Error('the program ended before it said where it listens')
}

if (import.meta.main) await build()
