import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { createFinder } from './find-strings'
import { createScrubber, redacted } from './redact'

const secrets = [
  'Zq8vLw3NpXr7TbYk',
  'pa"ss\\wo/rd+1=?&%',
  'line one\nline two',
  'schlüssel-日本-🔑',
  '(a+)+$[regex]*',
  "it's <b>bold</b> & more",
  '4815162342',
]
const encodings: Record<string, (secret: string) => string> = {
  raw: (s) => s,
  'URL-encoded': (s) => encodeURIComponent(s),
  'URL-encoded as a form': (s) => new URLSearchParams({ s }).toString().slice(2),
  'JSON-escaped': (s) => JSON.stringify(s).slice(1, -1),
  'JSON inside JSON': (s) => JSON.stringify(JSON.stringify(s)),
  'base64, first place': (s) => Buffer.from(s).toString('base64'),
  'base64, second place': (s) => Buffer.from(`x${s}tail`).toString('base64'),
  'base64, third place': (s) => Buffer.from(`xy${s}tail`).toString('base64'),
  base64url: (s) => Buffer.from(`~~${s}~~`).toString('base64url'),
  hex: (s) => Buffer.from(s).toString('hex'),
  'upper-case hex': (s) => Buffer.from(s).toString('hex').toUpperCase(),
  HTML: (s) => Bun.escapeHTML(s),
}
/** The letters of the encoding that depend on the secret alone, whatever surrounds it. */
const core = (encoded: string) => encoded.slice(3, -7)

describe('a known secret', () => {
  const scrubber = createScrubber({ knownSecrets: () => secrets })

  for (const [name, encode] of Object.entries(encodings)) {
    test(`is found and redacted ${name}`, () => {
      for (const secret of secrets) {
        const text = `answer was >${encode(secret)}< at last`

        expect(scrubber.finds(text)).toBe(true)
        expect(scrubber.scrub(text)).not.toContain(core(encode(secret)) || encode(secret))
        expect(scrubber.scrub(text)).toStartWith('answer was >')
        expect(scrubber.finds(scrubber.scrub(text))).toBe(false)
      }
    })
  }

  test('shorter than eight characters is redacted only as a whole value', () => {
    const short = createScrubber({ knownSecrets: () => ['movies', '1234'] })

    expect(short.scrub('all movies in 1234 are fine')).toBe('all movies in 1234 are fine')
    expect(short.finds('movies')).toBe(false)
    expect(short.scrubValue({ a: 'movies', b: ['my movies', 1234], c: 12345 })).toEqual({
      a: redacted,
      b: ['my movies', redacted],
      c: 12345,
    })
  })

  test('made of digits is not found inside a longer number', () => {
    const digits = createScrubber({ knownSecrets: () => ['17000000'] })

    expect(digits.finds('{"ts_us":1700000000000000}')).toBe(false)
    expect(digits.finds('pin 17000000.')).toBe(true)
    expect(digits.scrubValue({ pin: 17000000, at: 1700000000000000 })).toEqual({ pin: redacted, at: 1700000000000000 } as never)
  })

  test('stays secret after it is changed', () => {
    let known = ['first-secret-1']
    const changing = createScrubber({ knownSecrets: () => known })
    known = ['second-secret-2']
    changing.refresh()

    expect(changing.scrub('first-secret-1 second-secret-2')).toBe(`${redacted} ${redacted}`)
  })

  test('of any characters is redacted from any text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ minLength: 8, maxLength: 40, unit: 'binary' }), { minLength: 1, maxLength: 8 }),
        fc.string({ maxLength: 60 }),
        fc.string({ maxLength: 60 }),
        (known, before, after) => {
          const any = createScrubber({ knownSecrets: () => known })
          for (const secret of known.filter((s) => !/^\d+$/.test(s) && !s.includes('REDACTED')))
            expect(any.scrub(before + secret + after).includes(secret) && !`${before}${redacted}${after}`.includes(secret)).toBe(false)
        },
      ),
      { numRuns: 60 },
    )
  })
})

test('the finder agrees with a plain search', () => {
  const letter = fc.constantFrom('a', 'b', 'c')
  const needle = fc.string({ unit: letter, minLength: 8, maxLength: 10 })
  fc.assert(
    fc.property(fc.array(needle, { maxLength: 20 }), fc.string({ unit: letter, maxLength: 400 }), (needles, text) => {
      expect(createFinder(needles).has(text)).toBe(needles.some((one) => text.includes(one)))
    }),
    { numRuns: 1000 },
  )
})

describe('an unknown credential is redacted', () => {
  const { scrub, scrubValue } = createScrubber({ knownSecrets: () => [] })
  const key = 'x7Kd93mQpZ0aLr'
  const own = `ak1_${'aB3-_'.repeat(9)}`.slice(0, 47)
  const samples: readonly string[] = [
    `key ${own} was used`,
    `bs1_${key}${key}`,
    `GET http://host/api?t=search&apikey=${key}&q=x`,
    `http://host/dl?id=4&passkey=${key}`,
    `url=http%3A%2F%2Fhost%2Fapi%3Fapikey%3D${key}%26q%3D1`,
    `https://user:${key}@host/path`,
    `https://user:p@ss${key}@host/path`,
    `redirect=https%3A%2F%2Fuser%3A${key}%40host`,
    `Authorization: Bearer ${key}`,
    `authorization: Basic ${Buffer.from(`user:${key}`).toString('base64')}`,
    `{"headers":{"Authorization":"Token ${key}"}}`,
    `{"api_key":"${key}"}`,
    `"{\\"password\\":\\"${key}\\"}"`,
    `password: ${key}`,
    `Cookie: uid=1; pass=${key}`,
    `http://tracker.example/${key}/announce`,
    `http://tracker.example/announce/${key}`,
    `http://tracker.example/announce.php?passkey=${key}`,
    `magnet:?xt=urn:btih:aa&tr=http%3A%2F%2Ft.example%2F${key}%2Fannounce&dn=x`,
    `magnet:?xt=urn:btih:aa&tr=udp%3A%2F%2Ft.example%2F${key}`,
    `PrivateKey = ${key}`,
    `access_token=${key}`,
  ]
  for (const sample of samples)
    test(sample.replaceAll(key, '…').slice(0, 60), () => {
      const scrubbed = scrub(sample)

      expect(scrubbed).not.toContain(key)
      expect(scrubbed).not.toContain(own)
      expect(scrubbed).not.toContain(Buffer.from(`user:${key}`).toString('base64'))
      expect(scrubbed).toContain(redacted)
    })

  test('by its field name', () => {
    const given = { api_key: 'k', token: 't', Cookie: 'c', user: { password: 'p', name: 'n' }, api_key_set: true, tokens: 3, empty: '' }

    expect(scrubValue(given)).toEqual({
      api_key: redacted,
      token: redacted,
      Cookie: redacted,
      user: { password: redacted, name: 'n' },
      api_key_set: true,
      tokens: 3,
      empty: '',
    })
  })

  test('without touching plain sentences', () => {
    for (const plain of [
      'download completed',
      'the basic information of this movie is missing',
      'Spider-Man: No Way Home (2021) 1080p.BluRay.x264-GROUP',
      'http://localhost:8080/api/v1/movies?limit=25&sort=title',
      'http://tracker.example/announce',
      '/api/v1/movies/17 answered 200 in 3 ms',
      'mail me @ home: now',
    ])
      expect(scrub(plain)).toBe(plain)
  })

  test('in bounded time, whatever the text', () => {
    for (const evil of [
      '://'.repeat(20_000),
      'apikey='.repeat(10_000),
      '"password":'.repeat(8_000),
      '%3A%2F%2F'.repeat(8_000),
      'a-'.repeat(50_000),
      'cookie:'.repeat(10_000),
    ]) {
      const isSlow = () => {
        const began = performance.now()
        scrub(`${evil}@%40`)
        return performance.now() - began > 3000
      }

      // Another program may have had the processor: a real slowdown shows every time.
      expect(isSlow() && isSlow() && isSlow()).toBe(false)
    }
  })
})
