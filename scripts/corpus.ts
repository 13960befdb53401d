/**
 * Measures parser and rules against a corpus: `bun scripts/corpus.ts FOLDER`. Next to FOLDER are the runner (`bench.ts`), indexer samples
 * (`torznab/`) and other parsers (`baselines/`), which are installed in a temporary folder and run the same way.
 */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { suites } from './corpus-adapter'
import { checkTorznabCorpus } from './corpus-torznab'

type Tally = { n: number; strict: number }
type Measured = { adapter: string; suites: Record<string, Tally>; speed: { namesPerSecond: number; best: number } | null }

const parseGoal = 97
const ruleGoal = 99
const comparable = 60

const share = (tallies: readonly Tally[]) => {
  const cases = tallies.reduce((sum, { n }) => sum + n, 0)
  return cases === 0 ? 0 : (100 * tallies.reduce((sum, { strict }) => sum + strict, 0)) / cases
}

const parseShare = ({ suites: measured }: Measured) =>
  share(Object.entries(measured).flatMap(([name, tally]) => (name in suites ? [] : [tally])))

const ruleShare = ({ suites: measured }: Measured) =>
  share(Object.entries(measured).flatMap(([name, tally]) => (/^(?:naming|clean-title|decision-)/.test(name) ? [tally] : [])))

const run = (command: string[], cwd: string, silent = false) =>
  Bun.spawnSync(command, { cwd, stdout: silent ? 'ignore' : 'inherit', stderr: silent ? 'ignore' : 'inherit', timeout: 180_000 })
    .exitCode === 0

const measure = (options: { bench: string; folder: string; adapter: string; cwd: string; silent?: boolean }): Measured | undefined => {
  const file = join(options.cwd, `${Bun.hash(options.adapter)}.json`)
  const words = [
    process.execPath,
    options.bench,
    options.folder,
    options.adapter,
    '--json',
    file,
    ...(options.silent ? [] : ['--fails', '20']),
  ]
  return run(words, options.cwd, options.silent) && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** Other parsers, as far as they can be installed here. */
const measureBaselines = (folder: string, archiveWork: string): Measured[] => {
  const source = join(folder, '..', 'baselines')
  if (!existsSync(source)) return []
  const home = join(archiveWork, 'baselines')
  cpSync(source, home, { recursive: true })
  cpSync(join(folder, '..', 'bench.ts'), join(archiveWork, 'bench.ts'))
  const { dependencies } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8'))
  delete dependencies.bun
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, dependencies }))
  if (!run([process.execPath, 'install', '--silent'], home, true)) return []
  const adapters = readdirSync(source).filter((name) => name.endsWith('.ts'))
  return adapters
    .filter((name) => !['shared.ts', 'ptnlike.ts', 'guessit.ts'].includes(name))
    .flatMap((name) => measure({ bench: join(archiveWork, 'bench.ts'), folder, adapter: join(home, name), cwd: home, silent: true }) ?? [])
}

const printBaselines = (ours: Measured, baselines: readonly Measured[]) => {
  console.log('\nparser                                 parse cases strict%   names/s median   best pass')
  for (const measured of [ours, ...baselines]) {
    const { namesPerSecond = 0, best = 0 } = measured.speed ?? {}
    console.log(
      `${measured.adapter.padEnd(40)} ${parseShare(measured).toFixed(1).padStart(14)} ${String(namesPerSecond).padStart(16)} ${String(best).padStart(11)}`,
    )
  }
}

const main = async (given: string) => {
  const folder = resolve(given)
  const archiveWork = mkdtempSync(join(tmpdir(), 'marquee-corpus-'))
  try {
    const adapter = join(import.meta.dir, 'corpus-adapter.ts')
    const ours = measure({ bench: join(folder, '..', 'bench.ts'), folder, adapter, cwd: archiveWork })
    if (!ours) return 1
    const baselines = measureBaselines(folder, archiveWork)
    printBaselines(ours, baselines)
    const torznab = await checkTorznabCorpus(folder)
    console.log(`\nindexer samples: ${torznab.checked} read, ${torznab.values} values compared, ${torznab.failures.length} wrong`)
    for (const failure of torznab.failures) console.log(`  ${failure}`)
    const rivals = baselines.filter((measured) => parseShare(measured) > comparable)
    const goals: [string, boolean][] = [
      [`parse cases ${parseShare(ours).toFixed(1)} % of ${parseGoal} % wanted`, parseShare(ours) >= parseGoal],
      [`naming, clean titles and decisions ${ruleShare(ours).toFixed(1)} % of ${ruleGoal} % wanted`, ruleShare(ours) >= ruleGoal],
      [
        `faster than ${rivals.length} comparable parsers`,
        rivals.every(({ speed }) => (speed?.namesPerSecond ?? 0) < (ours.speed?.namesPerSecond ?? 0)),
      ],
      ['every indexer sample read as expected', torznab.failures.length === 0],
    ]
    console.log('')
    for (const [goal, met] of goals) console.log(`${met ? 'met    ' : 'MISSED '} ${goal}`)
    return goals.every(([, met]) => met) ? 0 : 1
  } finally {
    rmSync(archiveWork, { recursive: true, force: true })
  }
}

const [given] = process.argv.slice(2)
if (given) process.exit(await main(given))
console.error('usage: bun scripts/corpus.ts FOLDER')
process.exit(2)
