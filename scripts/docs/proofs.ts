import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Why nothing is run for a statement. */
export const reasons = {
  advice: 'tells the reader what to do elsewhere',
  introduction: 'says only what comes next',
  summary: 'is proven by the statements after it',
  meaning: 'explains a word or a limit; there is nothing to run',
  fact: 'is true of the movies or pictures of the demo; a person checked it',
  risk: 'is a risk that remains, told so that a person can act',
  others: 'is about other programs',
  promise: 'is about versions to come',
  Windows: 'needs Windows: by hand before a release (docs/release.md)',
  macOS: 'needs macOS: by hand before a release (docs/release.md)',
  root: 'changes the computer it runs on',
  long: 'takes minutes and is run by whoever changes it',
  untested: 'could be tested, and is not yet',
} as const
type Reason = keyof typeof reasons

export type Proof =
  /** A test that `npm test` runs. */
  | { readonly kind: 'test'; readonly path: string; readonly name: string }
  /** A part of `npm run soak`. */
  | { readonly kind: 'soak'; readonly part: string }
  /** `npm run release -- --verify`. */
  | { readonly kind: 'release' }
  /** `npm test` itself does what the statement says. */
  | { readonly kind: 'gate' }
  | { readonly kind: 'none'; readonly reason: Reason }
export type Entry = { readonly mark: string; readonly words: string; readonly proofs: readonly Proof[] }

/** Entries of each page, from `proofs.txt`: a line with the mark and the first words of a statement, then a line for each of its proofs. */
export const readProofs = (text = readFileSync(join(import.meta.dir, 'proofs.txt'), 'utf8')): Map<string, Entry[]> => {
  const pages = new Map<string, Entry[]>()
  for (const part of text.split(/^# /m).slice(1)) {
    const [page = '', ...lines] = part.trimEnd().split('\n')
    const entries = lines.join('\n').split(/\n(?! )/)
    pages.set(page, entries.map(readEntry))
  }
  return pages
}

const readEntry = (text: string): Entry => {
  const [head = '', ...proofs] = text.split('\n')
  return {
    mark: head.slice(0, head.indexOf(' ')),
    words: head.slice(head.indexOf(' ') + 1),
    proofs: proofs.map((each) => readProof(each.trim())),
  }
}

const readProof = (text: string): Proof => {
  if (text === 'release' || text === 'gate') return { kind: text }
  if (text.startsWith('soak ')) return { kind: 'soak', part: text.slice(5) }
  if (text.startsWith('- ')) return { kind: 'none', reason: reasonOf(text.slice(2)) }
  const end = text.indexOf(': ')
  if (end < 0) throw new Error(`neither a test, "soak PART", "release", "gate", nor "- REASON": ${text}`)
  return { kind: 'test', path: text.slice(0, end), name: text.slice(end + 2) }
}

const reasonOf = (word: string): Reason => {
  if (Object.hasOwn(reasons, word)) return word as Reason
  throw new Error(`"${word}" is none of the reasons: ${Object.keys(reasons).join(', ')}`)
}
