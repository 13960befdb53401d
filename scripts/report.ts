import { SaxesParser } from 'saxes'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number; readonly unfinished?: number }
/** A failed test: its location and the first lines of the reason. */
export type Failure = { readonly test: string; readonly why: string }

const MOST_LINES = 12
/** What the report lists for a file whose process ended, by whatever cause. None of its tests is known to have failed. */
const lostWorker = '(worker crashed)'

/** What a JUnit report says. A broken or truncated one is read as far as possible. */
export type Report = Counts & {
  readonly failures: readonly Failure[]
  /** Files whose tests all ended. */
  readonly finished: ReadonlySet<string>
  /** Files whose process ended before them. */
  readonly lost: ReadonlySet<string>
}

export const readReport = (xml: string): Report => {
  const failures: Failure[] = []
  const [finished, lost] = [new Set<string>(), new Set<string>()]
  const parser = new SaxesParser()
  let suite = ''
  let depth = 0
  let test = ''
  let isLost = false
  let why: string | null = null
  parser.on('opentag', ({ name, attributes: { file = '', classname, name: title } }) => {
    if (name === 'testsuite' && depth++ === 0) suite = pathOf(file)
    if (name === 'testcase') {
      test = [file, classname, title].filter(Boolean).join(' > ')
      isLost = title === lostWorker
      if (isLost) lost.add(pathOf(file))
    }
    if (name === 'failure' || name === 'error') why = ''
  })
  parser.on('text', (text) => {
    if (why !== null) why += text
  })
  parser.on('closetag', ({ name }) => {
    if (name === 'testsuite' && --depth === 0) finished.add(suite)
    if (name !== 'failure' && name !== 'error') return
    if (!isLost) failures.push({ test, why: firstLines(why ?? '') })
    why = null
  })
  // An invalid character in a test's output, or a missing end, must not hide the rest.
  parser.on('error', () => undefined)
  parser.write(xml).close()
  for (const file of lost) finished.delete(file)
  return { ...countsIn(xml, lost.size), failures, finished, lost }
}

const pathOf = (file: string): string => file.replaceAll('\\', '/').replace(/^\.\//, '')

/** The totals of the root element, without the workers that it counts as failed tests. */
const countsIn = (xml: string, lost: number): Counts => {
  const head = /<testsuites\b[^>]*>/.exec(xml)?.[0] ?? ''
  const number = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0)
  const [tests, failed, skipped] = [number('tests'), number('failures') + number('errors'), number('skipped')]
  return { passed: Math.max(0, tests - failed - skipped), failed: Math.max(0, failed - lost), skipped }
}

const firstLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .join('\n')
