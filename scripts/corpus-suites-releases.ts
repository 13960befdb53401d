import { cleanTitle } from '#server/foundation/releases/clean-title'
import { normalizeImdbId } from '#server/foundation/releases/imdb-id'
import { languageOfCode } from '#server/foundation/releases/languages'
import { parseReleasePath } from '#server/foundation/releases/parse-release-path'
import { resolutionOfPicture } from '#server/foundation/releases/picture-size'
import { qualityOf } from '#server/foundation/releases/quality'
import { romanOf } from '#server/foundation/releases/roman'
import { sceneNameOf } from '#server/foundation/releases/scene-name'
import { searchQuery } from '#server/foundation/releases/search-query'
import { bytesOf } from '#server/foundation/releases/size-text'
import { slugOf } from '#server/foundation/releases/slug'
import { sortTitle } from '#server/foundation/releases/sort-title'
import { parseSubtitleFile } from '#server/foundation/releases/subtitle-file'

/** Adapts the corpus's suites about release names to our functions. */
// biome-ignore lint/suspicious/noExplicitAny: the corpus has data of many shapes, checked by comparing results
type Given = any
type Suite = (input: string, given: Given) => object

const stemOf = (path: string) => {
  const file = path.slice(path.lastIndexOf('/') + 1)
  return file.includes('.') ? file.slice(0, file.lastIndexOf('.')) : file
}

const subtitleFile: Suite = (name, given) => parseSubtitleFile(name, stemOf(given?.movieFile || given?.originalMovieFile || ''))

const path: Suite = (input) => {
  const { title, quality, release_group } = parseReleasePath(input)
  return { title, quality, releaseGroup: release_group }
}

const sceneName: Suite = (input) => {
  const sceneTitle = sceneNameOf(input)
  return { isScene: sceneTitle !== null, sceneTitle }
}

export const suites: Record<string, Suite> = {
  'imdb-normalize': (input) => ({ value: normalizeImdbId(input) }),
  'clean-title': (input) => ({ value: cleanTitle(input) }),
  'subtitle-file': subtitleFile,
  'iso-language': (input) => ({ value: languageOfCode(input)?.name ?? null }),
  path,
  'scene-name': sceneName,
  'url-slug': (input, given) => ({ value: slugOf(input, given ?? {}) }),
  'sort-title': (input) => ({ value: sortTitle(input) }),
  'search-query': (input) => ({ value: searchQuery(input).replaceAll(' ', '+') }),
  'size-string': (input) => ({ bytes: bytesOf(input) }),
  'roman-numeral': (input) => ({ value: romanOf(Number(input)) }),
  'quality-finder': (_, given) => ({ quality: qualityOf(given).name }),
  'resolution-from-size': (_, given) => ({ resolution: resolutionOfPicture(given) }),
}
