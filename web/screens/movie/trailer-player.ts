/**
 * The address of the host's player for a trailer's page: the one that sets no cookies before the video plays. Null for a host without one.
 * The content security policy of the page (`ui.ts` of the service) lets frames of these two hosts in and no others.
 */
export const playerOf = (address: string): string | null => {
  const url = URL.parse(address)
  if (url?.protocol !== 'https:') return null
  const id = idOf(url)
  if (id === null) return null
  return /^\d+$/.test(id) && url.hostname.endsWith('vimeo.com')
    ? `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`
    : `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`
}

const idOf = ({ hostname, pathname, searchParams }: URL): string | null => {
  switch (hostname.replace(/^www\./, '')) {
    case 'youtube.com':
      return pathname === '/watch' ? matching(searchParams.get('v'), /^[\w-]{6,20}$/) : null
    case 'youtu.be':
      return matching(pathname.slice(1), /^[\w-]{6,20}$/)
    case 'vimeo.com':
      return matching(pathname.slice(1), /^\d{4,15}$/)
    default:
      return null
  }
}

const matching = (text: string | null, pattern: RegExp): string | null => (text !== null && pattern.test(text) ? text : null)
