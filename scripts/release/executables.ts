import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { compileWords } from '../build'
import { checkSignature, signAdHoc } from './macho'
import { run } from './run'
import { runtimeFor } from './runtimes'
import { type Target, targets } from './targets'
import { together } from './together'
import { version } from './versions'
import { patchRuntime, windowsFacts } from './windows-resources'

const root = join(import.meta.dir, '../..')
const cache = join(root, '.tools/runtimes')

export type Executable = { readonly target: Target; readonly path: string }

/** Cross-compiles one executable per system. The file name is always the same, because it becomes part of the content. */
export const makeExecutables = (work: string): Promise<Executable[]> =>
  together(targets.map((target) => async () => ({ target, path: await makeExecutable(target, join(work, target.name)) })))

const makeExecutable = async (target: Target, folder: string): Promise<string> => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const path = join(folder, target.executable)
  const runtime = await runtimeFor(target, cache)
  const words = (program: string) => [`--target=bun-${target.name}`, `--compile-executable-path=${program}`, '--outfile', path]
  if (target.name === 'windows-x64') await makeForWindows(runtime, { folder, words })
  else await run([process.execPath, ...compileWords, ...words(runtime)], { cwd: root })
  if (target.name.startsWith('darwin')) signForMac(path)
  chmodSync(path, 0o755)
  return path
}

type ForWindows = { folder: string; words: (program: string) => string[] }

const makeForWindows = async (runtime: string, { folder, words }: ForWindows): Promise<void> => {
  const patched = join(folder, 'runtime.exe')
  const program = patchRuntime(readFileSync(runtime), version)
  const facts = windowsFacts(program)
  if (facts.product !== 'Marquee' || facts.version !== version || facts.icons === 0) throw new Error('the Windows resources are not ours')
  writeFileSync(patched, program)
  await run([process.execPath, ...compileWords, ...words(patched)], { cwd: root })
  rmSync(patched)
}

const signForMac = (path: string): void => {
  const signed = signAdHoc(readFileSync(path), 'app.marquee')
  const { wrong, isAdHoc } = checkSignature(signed)
  if (wrong > 0 || !isAdHoc) throw new Error(`${path}: ${wrong} pages do not match the signature`)
  writeFileSync(path, signed)
}
