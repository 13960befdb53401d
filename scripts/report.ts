import { SaxesParser } from 'saxes'

export type Counts = { readonly passed: number; readonly failed: number; readonly skipped: number }
/** A test that failed: where it stands, and the first lines of why. */
export type Failure = { readonly test: string; readonly why: string }

const MOST_LINES = 12

/** Reads the totals of a JUnit report. */
export const countsIn = (xml: string): Counts => {
  const head = /<testsuites\b[^>]*>/.exec(xml)?.[0] ?? ''
  const number = (name: string) => Number(new RegExp(`\\b${name}="(\\d+)"`).exec(head)?.[1] ?? 0)
  const [tests, failed, skipped] = [number('tests'), number('failures') + number('errors'), number('skipped')]
  return { passed: Math.max(0, tests - failed - skipped), failed, skipped }
}

/** Names what failed in a JUnit report. One that is broken or cut off is read as far as it goes. */
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
  // A stray sign in what a test printed, or an end that is missing, hides nothing of the rest.
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
