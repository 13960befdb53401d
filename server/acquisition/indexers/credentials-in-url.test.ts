import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { redactUrl, takeCredentials, withCredentials } from './credentials-in-url'

describe('taking credentials out of an address', () => {
  test('leaves an address without credentials as typed', () => {
    expect(takeCredentials('http://indexer.lan:9117/api?t=caps')).toEqual({ url: 'http://indexer.lan:9117/api?t=caps', credentials: null })
    expect(takeCredentials('not an address')).toEqual({ url: 'not an address', credentials: null })
  })

  test('moves the user, the password, and every kind of key, and keeps the rest in order', () => {
    const taken = takeCredentials('https://me:s%40fe@movies.example/rss?cat=2000&passkey=abc&torrent_pass=d%26e&limit=5&apikey=k')

    expect(taken).toEqual({
      url: 'https://movies.example/rss?cat=2000&limit=5',
      credentials: {
        user: 'me',
        password: 's@fe',
        params: [
          ['passkey', 'abc'],
          ['torrent_pass', 'd&e'],
          ['apikey', 'k'],
        ],
      },
    })
  })

  const names = [
    'apikey',
    'api_key',
    'ApiKey',
    'passkey',
    'pass_key',
    'torrent_pass',
    'authkey',
    'auth',
    'token',
    'access_token',
    'rsskey',
    'secret_key',
    'key',
    'password',
    'pid',
    'jackett_apikey',
    'r',
  ]
  test.each(names)('recognizes %s', (name) => {
    expect(takeCredentials(`https://movies.example/x?a=1&${name}=SECRET`).url).toBe('https://movies.example/x?a=1')
  })

  test.each(['id', 'torrent', 'q', 'cat', 'passage', 'keyword', 'author', 'i', 'f'])('ignores %s', (name) => {
    expect(takeCredentials(`https://movies.example/x?${name}=1`).credentials).toBeNull()
  })

  test('keeps what identifies the torrent in a magnet link, and drops the trackers, which identify the member', () => {
    const magnet =
      'magnet:?xt=urn:btih:0123456789abcdef0123456789abcdef01234567&dn=Movie&tr=https%3A%2F%2Ft.example%2FSECRET%2Fannounce&ws=http://x'

    expect(takeCredentials(magnet).url).toBe('magnet:?xt=urn:btih:0123456789abcdef0123456789abcdef01234567&dn=Movie')
  })

  test('can be undone: the credentials come back with the same meaning', () => {
    const word = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme' }).filter((text) => text.isWellFormed())
    fc.assert(
      fc.property(word, word, word, (user, password, key) => {
        const original = new URL('https://movies.example/x?a=1')
        original.username = encodeURIComponent(user)
        original.password = encodeURIComponent(password)
        original.search = `a=1&passkey=${encodeURIComponent(key)}`

        const { url, credentials } = takeCredentials(original.href)
        const restored = new URL(withCredentials(url, credentials))

        expect(url).toBe('https://movies.example/x?a=1')
        expect([decodeURIComponent(restored.username), decodeURIComponent(restored.password)]).toEqual([user, password])
        expect(new URLSearchParams(restored.search.replaceAll('+', '%2B')).get('passkey')).toBe(key)
      }),
      { numRuns: 200 },
    )
  })
})

test('an address in a log line shows no key from its login, query, or path', () => {
  expect(redactUrl('https://me:SECRET@movies.example/dl?id=5&passkey=SECRET')).toBe('https://movies.example/dl?id=5&[REDACTED]')
  expect(redactUrl('https://movies.example/rss/0a1b2c3d4e5f60718293a4b5c6d7e8f9/feed')).toBe('https://movies.example/rss/[REDACTED]/feed')
  expect(redactUrl('https://movies.example/the-movie-of-nineteen-twenty-two/x')).toBe(
    'https://movies.example/the-movie-of-nineteen-twenty-two/x',
  )
  expect(redactUrl('magnet:?xt=urn:btih:0123456789abcdef0123456789abcdef01234567&tr=udp://SECRET')).not.toContain('SECRET')
})
