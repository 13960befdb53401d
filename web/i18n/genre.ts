import { tOr } from './translate'

/** A genre in the UI language by its English name; any other name as it is. */
export const genreWord = (name: string) => tOr(`genre.${name.toLowerCase().replaceAll(/\W+/g, '_')}`, name)
