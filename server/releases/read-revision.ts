import type { Revision } from './release'
import type { Token } from './tokens'
import type { Word } from './word'

/**
 * Proper, repack, anime versions, and how often REAL is shouted. A "v2" right behind a title without a year is not believed:
 * it may be a number of the title, and a version too high would make the same release an upgrade of itself.
 */
export const readRevision = (described: readonly Token[], year: number | null): Revision => {
  const revision: Revision = { version: 1, real: 0, is_repack: false }
  for (let i = 0; i < described.length; i++) {
    const { word, text, lower } = described[i]!
    if (text === 'REAL') revision.real++
    if (!word) continue
    if (word.repack) revision.is_repack = true
    if (i > 0 || year !== null || lower.length > 2) revision.version = Math.max(revision.version, versionOf(word))
  }
  return revision
}

const versionOf = ({ proper, version = 1, repack }: Word) => (repack ? repack + 1 : proper ? 2 : version)
