import type { Revision } from './release'

/** Positive if `left` is newer. REAL counts before proper and repack. */
export const compareRevisions = (left: Pick<Revision, 'version' | 'real'>, right: Pick<Revision, 'version' | 'real'>) =>
  Math.sign(left.real - right.real) || Math.sign(left.version - right.version)
