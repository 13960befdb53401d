import { SaxesParser } from 'saxes'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }
/** A failed test: its location and the first lines of the reason. */
export type Failure = { readonly test: string; readonly why: string }

const MOST_LINES = 12

/** Reads the totals of a JUnit report. */
export const countsIn = (xml: string): Counts => {
  const head = /<testsuites\b[^>]*>/.exec(xml)?.[0] ?? ''
  const number = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0)
  const [tests, failed, skipped] = [number('tests'), number('failures') + number('errors'), number('skipped')]
  return { passed: Math.max(0, tests - failed - skipped), failed, skipped }
}

/** Lists the failures in a JUnit report. A broken or truncated one is read as far as possible. */
export const failuresIn = (xml: string): Failure[] => {
  const failures: Failure[] = []
  const parser = new SaxesParser()
  let test = ''
  let why: string | null = null
  parser.on('opentag', ({ name, attributes: { file, classname, name: title } }) => {
    if (name === 'testcase') test = [file, classname, title].filter(Boolean).join(' > ')
    if (name === 'failure' || name === 'error') why = ''
  })
  parser.on('text', (text) => {
    if (why !== null) why += text
  })
  parser.on('closetag', ({ name }) => {
    if (name !== 'failure' && name !== 'error') return
    failures.push({ test, why: firstLines(why ?? '') })
    why = null
  })
  // An invalid character in a test's output, or a missing end, must not hide the rest.
  parser.on('error', () => undefined)
  parser.write(xml).close()
  return failures
}

const firstLines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, MOST_LINES)
    .join('\n')
