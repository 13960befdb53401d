import { withoutAccents } from './clean-title'

/** The words to ask an indexer with: no accents, apostrophes and dots gone, every other sign a blank. */
export const searchQuery = (title: string): string =>
  withoutAccents(title.replaceAll('&', ' and ').replaceAll(/['.`´‘’]/g, ''))
    .replaceAll(/[^\p{L}\p{N}]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
