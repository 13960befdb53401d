import type { Revision } from './release'
import type { Token } from './tokens'

/** Proper, repack, anime versions, and how often REAL is shouted. */
export const readRevision = (described: readonly Token[]): Revision => {
  const revision: Revision = { version: 1, real: 0, is_repack: false }
  for (const { word, text } of described) {
    if (text === 'REAL') revision.real++
    if (!word) continue
    if (word.proper) revision.version = Math.max(revision.version, 2)
    if (word.version) revision.version = Math.max(revision.version, word.version)
    if (word.repack) {
      revision.version = Math.max(revision.version, word.repack + 1)
      revision.is_repack = true
    }
  }
  return revision
}
