import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Fault, faults } from './faults'

/**
 * Seeds one-line faults, one at a time, and tells which of them the tests find. `bun scripts/mutants.ts` tries all; words after it only those
 * in files whose path contains one of them. Works on a copy of the tree, and first makes sure that the tests pass without a fault.
 */
const root = join(import.meta.dir, '..')
const longestMs = 600_000
const words = process.argv.slice(2)
const chosen = faults.filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)))

const copyOfTree = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'marquee-mutants-'))
  const listed = Bun.spawnSync(['git', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], { cwd: root })
  for (const path of listed.stdout.toString().split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true })
    cpSync(join(root, path), join(copy, path), { force: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}

const passes = async (tree: string, tests: readonly string[]): Promise<boolean> => {
  const cmd = [process.execPath, 'test', '--bail', '--timeout=120000', ...tests.map((test) => `./${test}`)]
  // A fault may make a test run forever, which is how it is found.
  const child = Bun.spawn(cmd, {
    cwd: tree,
    stdin: 'ignore',
    stdout: 'ignore',
    stderr: 'ignore',
    timeout: longestMs,
    killSignal: 'SIGKILL',
  })
  return (await child.exited) === 0
}

type Result = 'found' | 'not found' | 'no longer in the code'
const tryFault = async (tree: string, { file, from, to, tests }: Fault): Promise<Result> => {
  const path = join(tree, file)
  const text = await Bun.file(path)
    .text()
    .catch(() => '')
  if (text.split(from).length !== 2) return 'no longer in the code'
  writeFileSync(
    path,
    text.replace(from, () => to),
  )
  try {
    return (await passes(tree, tests)) ? 'not found' : 'found'
  } finally {
    writeFileSync(path, text)
  }
}

const tree = copyOfTree()
const counts: Record<Result, number> = { found: 0, 'not found': 0, 'no longer in the code': 0 }
let isWell = true
try {
  for (const tests of new Map(chosen.map(({ tests }) => [tests.join(' '), tests])).values()) {
    const own = chosen.filter((fault) => fault.tests.join(' ') === tests.join(' '))
    if (!(await passes(tree, tests))) {
      console.log(`these tests fail without a fault: ${tests.join(' ')}`)
      isWell = false
      continue
    }
    for (const fault of own) {
      const result = await tryFault(tree, fault)
      counts[result]++
      console.log(`${result === 'found' ? '✓' : '✗'} ${result}: ${fault.file}: ${fault.from} → ${fault.to}`)
    }
  }
} finally {
  rmSync(tree, { recursive: true, force: true })
}
console.log(
  `${counts.found} of ${chosen.length} faults found, ${counts['not found']} not found, ${counts['no longer in the code']} no longer in the code`,
)
process.exit(isWell && counts.found === chosen.length ? 0 : 1)
