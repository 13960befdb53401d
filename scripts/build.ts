import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildWeb } from './build-web'
import { thirdPartyModule } from './release/notices'
import { sourceCommit } from './release/versions'

const root = join(import.meta.dir, '..')
export const program = join(root, 'dist', process.platform === 'win32' ? 'marquee.exe' : 'marquee')

/** Entry points of worker threads, embedded as separate files. */
const threads = [
  'server/service/diagnostics/bundle-worker.ts',
  'server/acquisition/torrent/reader-worker.ts',
  'server/connections/lists/reader-worker.ts',
  'server/connections/move-in/contents-worker.ts',
  'server/library/media/worker.ts',
  'server/foundation/platform/watchdog-thread.ts',
  'server/catalog/movies/query-worker.ts',
]

/** Multiplies the JIT's thresholds during startup, because nearly all of that code runs once. `main.ts` resets it. */
const reluctance = 50

/**
 * Arguments of the compilation. The executable must not read .env or bunfig.toml from its working directory: both could make it run code
 * from there.
 */
export const compileWords = [
  'build',
  '--compile',
  '--production',
  '--minify',
  '--bytecode',
  '--format=esm',
  // Lets startup skip code that it does not need.
  '--splitting',
  `--compile-jit-policy=${reluctance}`,
  '--no-compile-autoload-dotenv',
  '--no-compile-autoload-bunfig',
  '--conditions=marquee-built',
  'server/main.ts',
  ...threads,
]

/**
 * What the executable contains beside the code: third-party licenses, the commit that it is built from with its date, and the pictures of the
 * demo world, since it embeds only files that are imported by name.
 */
export const writeContents = (): void => {
  writeFileSync(join(root, 'dist/art.gen.ts'), artModule(readdirSync(join(root, 'world/art'))))
  writeFileSync(join(root, 'dist/third-party.gen.ts'), thirdPartyModule())
  writeFileSync(join(root, 'dist/build.gen.ts'), `export const build: string | null = ${JSON.stringify(sourceCommit())}\n`)
}

const artModule = (names: readonly string[]): string => {
  const imports = names.map((name, i) => `import p${i} from '../world/art/${name}' with { type: 'file' }\n`)
  return `${imports.join('')}export const art = {\n${names.map((name, i) => `  '${name}': p${i},\n`).join('')}}\n`
}

/** Builds one executable for this machine, including the UI. */
export const build = async (): Promise<void> => {
  const started = performance.now()
  const web = await buildWeb()
  writeContents()
  console.log(`UI: ${web.files} files, ${seconds(started)}`)
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

/** What a smoke test may use of the running program. */
type Served = { readonly executable: string; readonly dataDir: string; readonly url: string }

/** Starts the executable on an empty data directory, requests status and page, runs `use`, and stops it. Throws if anything fails. */
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
    if (!status.ok || !page.ok || !(await page.text()).includes('/assets/')) throw new Error('the program returned an unexpected response')
    await use?.({ executable, dataDir, url })
    child.kill('SIGTERM')
    const code = await child.exited
    if (code !== 0) throw new Error(`the program exited with ${code} on SIGTERM`)
    return `answered after ${took}, stops on SIGTERM`
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
  throw new Error('the program exited before it printed its URL')
}

if (import.meta.main) await build()
