import { withoutAccents } from './clean-title'

/**
 * The search terms for an indexer: Latin letters without accents, all others as they are written, no apostrophes and dots; other punctuation
 * becomes a space.
 */
export const searchQuery = (title: string): string => accentedQuery(withoutAccents(title))

/** The same with the accents, for trackers that find nothing otherwise. */
export const accentedQuery = (title: string): string =>
  title
    .normalize('NFC')
    .replaceAll('&', ' and ')
    .replaceAll(/['.`´‘’׳״\u200b-\u200d]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]/gu, ' ')
    .split(' ')
    .filter((word) => word !== '')
    .join(' ')
