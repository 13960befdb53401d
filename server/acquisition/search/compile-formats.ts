import type { CustomFormat } from '#server/catalog/profiles/schema'
import { compilePattern } from '#server/foundation/lib/pattern'
import { inTurns, type Steps } from '#server/foundation/lib/turns'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { withoutTitle } from '#server/foundation/releases/without-title'

/**
 * Compiles what judging names needs, with pauses. Otherwise the first file to be judged would pay for it, in a transaction, which cannot
 * pause. Call it before many files are judged.
 */
export const compileFormats = (formats: readonly Pick<CustomFormat, 'conditions'>[], pacing?: Pacing): Promise<void> =>
  inTurns(compiling(formats), pacing)

type Pacing = Parameters<typeof inTurns>[1]
const anyName = 'Movie.2001.1080p.BluRay.x264-GROUP'

function* compiling(formats: readonly Pick<CustomFormat, 'conditions'>[]): Steps<void> {
  yield void parseRelease(anyName)
  yield void withoutTitle(anyName)
  for (const condition of formats.flatMap(({ conditions }) => conditions))
    if (condition.kind === 'release_title' || condition.kind === 'edition' || condition.kind === 'release_group')
      yield void compilePattern(condition.value)
}
