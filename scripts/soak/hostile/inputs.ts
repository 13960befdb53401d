import { bencode } from '#server/testing/bencode'

const pattern = (value: string) => ({ kind: 'release_title', value, negate: false, required: false })

/** The most expensive format that can be saved. */
export const costlyFormat = {
  name: 'costly',
  conditions: Array.from({ length: 20 }, (_, i) => pattern(`(?:(?:a|aa){0,9}){0,9}(?:.{0,20}){0,2}z${i}`)),
}
export const refusedFormats = {
  short: { name: 'short', conditions: [pattern('(.{0,60}){0,60}z')] },
  long: { name: 'long', conditions: [pattern('(a?){500}a{500}')] },
  many: { name: 'many', conditions: Array.from({ length: 500 }, (_, i) => pattern(`(.{0,14}){0,10}.{0,60}${i}`)) },
  literal: { name: 'literal', conditions: Array.from({ length: 500 }, (_, i) => pattern(`${'(a|b)?'.repeat(600)}${i}`)) },
}

/** A shared file of many formats, each as expensive as possible. */
export const sharedFormats = Array.from({ length: 100 }, (_, k) => ({
  name: `shared ${k}`,
  specifications: Array.from({ length: 20 }, (_, i) => ({
    implementation: 'ReleaseTitleSpecification',
    fields: [{ name: 'value', value: `(?:(?:a|aa){0,9}){0,9}(?:.{0,20}){0,2}z${k}x${i}` }],
  })),
}))

export const longNames = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ title: `The Quiet Harbour 2021 1080p ${'a'.repeat(440)} ${i}` }))

export const torrentOfFiles = (count: number): Buffer =>
  bencode({
    announce: 'http://tracker.example/announce',
    info: {
      name: 'Movie',
      'piece length': 16_384,
      pieces: Buffer.alloc(Math.ceil((count * 10) / 16_384) * 20, 1),
      files: Array.from({ length: count }, (_, i) => ({ length: 10, path: [`${i}.mkv`] })),
    },
  })
export const torrentOfElements = (element: string, bytes: number): Buffer =>
  Buffer.from(`d4:infol${element.repeat(Math.floor(bytes / element.length))}ee`)

const rss = (inside: string): string =>
  `<?xml version="1.0"?><rss xmlns:torznab="http://torznab.com/schemas/2015/feed"><channel>${inside}</channel></rss>`

type Item = { title: string; link: string; attributes?: number; description?: string }
export const item = ({ title, link, attributes = 5, description = '' }: Item, i: number): string =>
  `<item><title>${title}</title><guid>g${i}</guid><link>${link}</link><pubDate>Sat, 01 Aug 2026 10:00:00 GMT</pubDate><size>4000000000</size>` +
  `<description>${description}</description><enclosure url="${link}" length="4000000000" type="application/x-bittorrent"/>` +
  `${Array.from({ length: attributes }, (_, n) => `<torznab:attr name="seeders" value="${100 + n}"/>`).join('')}</item>`

const one = (more: string) => `<item><title>x</title>${more}</item>`
/** Malicious responses instead of a feed. */
export const hostileFeeds: Readonly<Record<string, () => string>> = {
  '400,000 attributes in one tag': () => rss(`<item ${Array.from({ length: 400_000 }, (_, i) => `a${i}="1"`).join(' ')}/>`),
  '400,000 attributes in many tags': () => rss('<item a="1" b="2" c="3" d="4"/>'.repeat(100_000)),
  '100,000 tags in an entry': () => rss(one('<a/>'.repeat(100_000))),
  '100,000 tags deep': () => rss(one('<a>'.repeat(100_000))),
  '9 MB of ampersands': () => rss(one(`<description>${'&'.repeat(9_000_000)}</description>`)),
  '9 MB of CDATA openings': () => rss(one('<![CDATA['.repeat(1_000_000))),
  '9 MB of CDATA': () => rss(one('<![CDATA[x]]>'.repeat(690_000))),
  '2,000 entries with 4 KB of words': () =>
    rss(
      Array.from({ length: 2000 }, (_, i) => item({ title: `x ${i}`, link: `/t/${i}`, description: '1 seeders '.repeat(400) }, i)).join(''),
    ),
  'a title of 9 MB': () => rss(item({ title: 'a.'.repeat(4_500_000), link: '/t/1' }, 1)),
}

export const manyReleases = (title: string, count: number): string =>
  rss(
    Array.from({ length: count }, (_, i) =>
      item({ title: `${title} 1080p WEB-DL H264 x${i}-GRP${i}`, link: `/torrent/${i}`, attributes: 20 }, i),
    ).join(''),
  )
