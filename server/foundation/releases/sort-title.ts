import { withoutAccents } from './clean-title'

/** The sort key of a title: lowercase, without punctuation or a leading article. In "A to Z", the A is a letter. */
export const sortTitle = (title: string): string => {
  const words = withoutAccents(title.toLowerCase())
    .replaceAll(/[^\p{L}\p{N}\p{M} ]/gu, '')
    .split(' ')
    .filter((word) => word !== '')
  const keeps = words.length < 2 || words[1] === 'to'
  return (!keeps && articles.has(words[0]!) && isApart(title) ? words.slice(1) : words).join(' ')
}

const articles = new Set(['the', 'a', 'an'])

/** "The Thing", but not "A-Team" or "A.I.": an article is followed by a space. */
const isApart = (title: string) => /^\p{L}+ /u.test(title.trimStart())
