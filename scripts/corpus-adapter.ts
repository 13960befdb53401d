import { parseRelease } from '#server/foundation/releases/parse-release'
import { suites as decisions } from './corpus-suites-decisions'
import { suites as library } from './corpus-suites-library'
import { suites as releases } from './corpus-suites-releases'

/** The adapter for the corpus runner: our functions under the names of the corpus. */
export const label = 'Marquee'

export const suites = { ...library, ...decisions, ...releases }

export const parse = (name: string) => {
  const parsed = parseRelease(name)
  return {
    title: parsed.title,
    titles: parsed.titles,
    year: parsed.year,
    source: parsed.source,
    resolution: parsed.resolution,
    modifier: parsed.modifier,
    quality: parsed.quality,
    version: parsed.revision.version,
    real: parsed.revision.real,
    isRepack: parsed.revision.is_repack,
    edition: parsed.edition,
    releaseGroup: parsed.release_group,
    languages: parsed.languages,
    multi: parsed.multi,
    hardcodedSubs: parsed.hardcoded_subs,
    imdbId: parsed.imdb_id,
    tmdbId: parsed.tmdb_id,
    videoCodec: parsed.video_codec,
    audioCodec: parsed.audio_codec,
    hdr: parsed.hdr,
    sourceFrom: parsed.quality_from.source,
    resolutionFrom: parsed.quality_from.resolution,
  }
}
