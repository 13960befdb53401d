import { withoutAccents } from './clean-title'

/** The search terms for an indexer: without accents, apostrophes and dots; other punctuation becomes a space. */
export const searchQuery = (title: string): string =>
  withoutAccents(title.replaceAll('&', ' and ').replaceAll(/['.`´‘’]/g, ''))
    .replaceAll(/[^\p{L}\p{N}]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
