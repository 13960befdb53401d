import type { Revision } from './release'
import type { Token } from './tokens'
import type { Word } from './word'

/**
 * Proper, repack, anime versions, and the number of uppercase REALs. Ignores a "v2" right after a title without a year: it may belong to
 * the title, and a wrong high version would make the release an upgrade over itself.
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
