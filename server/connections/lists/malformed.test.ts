import { afterAll, beforeAll, expect, test } from 'bun:test'
import { useSharedApp } from '#server/testing/use-app'
import { craftZip } from '#server/testing/zip-craft'
import { startListService } from '#world/lists'
import type { List } from './schema'

const app = useSharedApp()
let service: ReturnType<typeof startListService>
beforeAll(() => {
  service = startListService()
})
afterAll(() => service.stop())

type Failure = { error: { code: string; message: string } }
const html = '<!DOCTYPE html><html><body>Please sign in</body></html>'
const rss = (inside: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${inside}</channel></rss>`

/** Responses at a list's address, and the expected message. */
const answers: readonly (readonly [type: 'json' | 'rss', body: string, expected: string])[] = [
  ['json', '', 'returned an empty response'],
  ['json', html, 'returned a web page or a feed instead of JSON'],
  ['json', rss(''), 'returned a web page or a feed instead of JSON'],
  ['json', '[{"title": "Sintel"', 'returned something that is not JSON'],
  ['json', '[{"title": "Sintel"},]', 'returned something that is not JSON'],
  ['json', 'null', 'returned JSON without a list of movies'],
  ['json', '42', 'returned JSON without a list of movies'],
  ['json', '{"error": "no such list"}', 'returned JSON without a list of movies'],
  ['json', '{"movies": 3}', 'returned JSON without a list of movies'],
  ['json', '["Sintel", "Big Buck Bunny"]', 'returned a list that names no movies'],
  ['json', '[{"id": 5}, {"name": ""}]', 'returned a list that names no movies'],
  ['json', '[[[[]]]]', 'returned a list that names no movies'],
  ['json', `[${'{"title":"a long film","year":2001},'.repeat(70_000)}{}]`, 'sends more than 2.1 MB'],
  ['rss', '', 'returned an empty response'],
  ['rss', html, 'returned a web page instead of XML'],
  ['rss', '[{"title": "Sintel"}]', 'returned'],
  ['rss', rss('<item><title>Sintel (2010)</item>'), 'returned broken XML'],
  ['rss', '<?xml version="1.0"?><movies><item><title>Sintel (2010)</title></item></movies>', 'returned XML that is not a feed'],
  ['rss', rss('<item><title>News of the day</title></item>'), 'returned a feed that names no movies'],
  ['rss', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${rss('<item><title>&a; (2010)</title></item>')}`, 'returned XML with a document type'],
  ['rss', rss('<x>'.repeat(60)), 'returned XML that is nested too deeply'],
]

for (const [number, [type, body, expected]] of answers.entries())
  test(`refuses ${type} list ${number + 1}: ${expected}`, async () => {
    const url = service.put(`list-${number}`, body)

    const answer = await app.ask<Failure>('POST', '/lists/test', { name: 'Odd', type, settings: { url } })

    expect([answer.status, answer.body.error?.code]).toEqual([503, 'service_unavailable'])
    expect(answer.body.error.message).toContain(expected)
    expect(answer.body.error.message).toMatch(/^Odd /)
  })

const imdb = 'Position,Const,Created,Modified,Description,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year\n'
const csv = 'watchlist.csv'
/** Uploads, and the expected message. */
const uploads: readonly (readonly [filename: string, bytes: Buffer, expected: string])[] = [
  [csv, Buffer.from(''), 'it is empty'],
  [csv, Buffer.from(html), 'its columns are not those of an export from IMDb or Letterboxd'],
  [csv, Buffer.from('a,b,c\n1,2,3\n'), 'its columns are not those of an export from IMDb or Letterboxd'],
  [csv, Buffer.from(imdb), 'it contains no movies'],
  [csv, Buffer.from(`${imdb}1,tt1,,,,A series,,TV Series,,,2001\n`), 'it contains no movies'],
  [csv, Buffer.from(`${imdb}1,"tt0000001`), 'the quote in line 2 is never closed'],
  [csv, Buffer.from(`Name,Year\nSintel,2010,and,more\n`), 'line 2 has more cells than there are columns'],
  [csv, Buffer.from(`Name,Year\n${'x'.repeat(30_000)},2010\n`), 'line 2 has a cell of more than 20,000 characters'],
  [csv, Buffer.from(`Name,Year\n${'Sintel,2010\n'.repeat(20_001)}`), 'it has more than 20,000 lines'],
  [
    csv,
    Buffer.from(`Name,Year\n${Array.from({ length: 10_001 }, (_, n) => `Film ${n},2010\n`).join('')}`),
    'it contains more than 10,000 movies',
  ],
  [csv, Buffer.from([0x4e, 0x61, 0x6d, 0x65, 0xff, 0xfe, 0xfd]), 'it is not text in UTF-8'],
  [csv, Buffer.from('Name,Year\0\0\0\n'), 'it is not text'],
  [csv, Buffer.from(`${','.repeat(200)}\nName,Year\n`), 'line 1 has more than 100 columns'],
  ['e.zip', Buffer.from('PK\u0003\u0004 and no more'), 'it is too small'],
  ['e.zip', craftZip([{ name: 'photos.csv', bytes: Buffer.from('Name,Year') }]), 'it contains none of watchlist.csv'],
  [
    'e.zip',
    craftZip([{ name: 'watchlist.csv', bytes: Buffer.from('Name,Year\nSintel,2010') }]).subarray(0, -30),
    'it is not a ZIP archive, it is truncated',
  ],
  ['e.zip', craftZip([{ name: 'watchlist.csv', bytes: Buffer.alloc(40_000_000, 'a') }]), 'watchlist.csv is too long'],
  [
    'e.zip',
    craftZip([{ name: 'watchlist.csv', bytes: Buffer.alloc(40_000_000, 'a'), claims: { size: 1000 } }]),
    'watchlist.csv is longer than it says',
  ],
  ['e.zip', craftZip([{ name: 'ratings.csv', bytes: Buffer.from('Name,Year'), claims: { flags: 1 } }]), 'it is encrypted'],
  [
    'e.zip',
    craftZip([{ name: 'ratings.csv', bytes: Buffer.from('Name,Year\nSintel,2010'), claims: { crc: 7 } }]),
    'ratings.csv is damaged',
  ],
]

const upload = async (filename: string, bytes: Buffer) => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)]), filename)
  const request = new Request('http://localhost:8080/api/v1/lists/upload', {
    method: 'POST',
    body: form,
    headers: { 'x-api-key': app.key() },
  })
  const answer = await app.answer(request, { ip: '127.0.0.1', upgrade: () => false })
  return { status: answer!.status, body: (await answer!.json()) as Failure }
}

for (const [number, [filename, bytes, expected]] of uploads.entries())
  test(`refuses upload ${number + 1}: ${expected}`, async () => {
    const { status, body } = await upload(filename, bytes)

    expect([status, body.error?.code]).toEqual([422, 'validation_error'])
    expect(body.error.message).toStartWith('file: This file cannot be read as a list of movies: ')
    expect(body.error).toMatchObject({ details: { reason: 'file_is_no_list' }, values: { field: 'file', why: expect.anything() } })
    expect(body.error.message).toContain(expected)
    expect((await app.ask<{ results: List[] }>('GET', '/lists')).body.results).toEqual([])
  })
