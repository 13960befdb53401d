import { beforeAll, describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { subtitlesTable } from '#server/library/subtitles/table'
import { needs } from '#server/testing/needs'
import { putFile, putMovie, putRoot } from '#server/testing/put-rows'
import { useSharedApp } from '#server/testing/use-app'
import { makeVideo } from '#server/testing/video'
import type { Prepared } from './schema'

const supports = { containers: ['mp4'], video: ['avc1.640034'], audio: ['mp4a.40.2'], hls: true }
const srt = '1\n00:00:01,000 --> 00:00:02,000\n<i>First</i>, one\n\n2\n00:00:03,500 --> 00:00:04,500\nSecond\n'
const ass = `[Script Info]\nScriptType: v4.00+\n\n[V4+ Styles]\nFormat: Name, Fontname, Fontsize\nStyle: Default,Arial,20\n
[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,{\\i1}First{\\i0}, one\nDialogue: 0,0:00:03.50,0:00:04.50,Default,,0,0,0,,Second\n`
const chapters =
  ';FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=3000\ntitle=Opening\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=3000\nEND=6000\ntitle=Ending\n'

const app = useSharedApp()
let root: number
beforeAll(async () => {
  root = await putRoot(app)
  for (const [name, text] of Object.entries({ 'a.srt': srt, 'a.ass': ass, 'chapters.txt': chapters }))
    writeFileSync(join(app.dir, name), text)
})

const put = (name: string) => {
  const file = putFile(app, putMovie(app, { title: name }), { root_folder_id: root, relative_path: name })
  return { file, path: join(app.shelf, name) }
}
const prepare = async (file: number) => (await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports })).body
const textOf = async (url: string | null | undefined) => {
  const answer = await app.send('GET', url ?? '')
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() }
}

const shown = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n<i>First</i>, one\n\n00:00:03.500 --> 00:00:04.500\nSecond\n'

describe.skipIf(!needs('ffmpeg'))('inside a file', () => {
  /** A video with subtitles and chapters, assembled from parts. */
  const withSubtitles = (
    name: string,
    { codec = 'srt', from = 'a.srt', more = [] }: { codec?: string; from?: string; more?: readonly string[] } = {},
  ) => {
    const { file, path } = put(name)
    const plain = makeVideo(join(app.dir, `plain-${name.replace(/\W/g, '')}.mkv`), { seconds: 6, audio: [] })
    const inputs = ['-i', plain, '-i', join(app.dir, from), '-i', join(app.dir, 'chapters.txt')]
    const cmd = ['ffmpeg', '-v', 'error', '-y', ...inputs, '-map', '0', '-map', '1', '-map_chapters', '2', '-c', 'copy', '-c:s', codec]
    const made = Bun.spawnSync([...cmd, '-metadata:s:s:0', 'language=pol', ...more, path])
    if (made.exitCode !== 0) throw new Error(made.stderr.toString())
    return file
  }

  test.each([
    ['srt.mkv', 'srt', 'a.srt'],
    ['ass.mkv', 'ass', 'a.ass'],
    ['text.mp4', 'mov_text', 'a.srt'],
  ])(
    '%s: text becomes WebVTT, and chapters have names',
    async (name, codec, from) => {
      const prepared = await prepare(withSubtitles(name, { codec, from }))

      expect(prepared.subtitle_tracks).toMatchObject([{ index: 0, kind: 'text', source: 'embedded', language: 'pl' }])
      expect(await textOf(prepared.subtitle_tracks[0]?.url)).toEqual({
        status: 200,
        type: 'text/vtt; charset=utf-8',
        text: codec === 'mov_text' ? shown.replace(/<\/?i>/g, '') : shown,
      })
      expect(prepared.chapters).toEqual([
        { start_seconds: 0, title: 'Opening', kind: null },
        { start_seconds: 3, title: 'Ending', kind: null },
      ])
    },
    120_000,
  )

  test('works for a piped file, which has no index, and reports flags', async () => {
    const flags = ['-disposition:s:0', 'forced+hearing_impaired', '-live', '1']
    const { subtitle_tracks } = await prepare(withSubtitles('piped.mkv', { more: flags }))

    expect(subtitle_tracks).toMatchObject([{ forced: true, hearing_impaired: true }])
    expect((await textOf(subtitle_tracks[0]?.url)).text).toBe(shown)
  }, 120_000)

  test("a disc's images are served as their original stream, and can be requested right away", async () => {
    const ticks = [
      [0, 0, 0, 0],
      [0, 1, 0x5f, 0x90],
    ]
    const part = (time: readonly number[], type: number, body: readonly number[]) => [
      ...[0x50, 0x47, ...time, 0, 0, 0, 0, type, 0, body.length],
      ...body,
    ]
    const plane = [7, 128, 4, 56, 16, 0, 0, 128, 0, 0, 0]
    const sup = Uint8Array.from(ticks.flatMap((time) => [...part(time, 0x16, plane), ...part(time, 0x80, [])]))
    writeFileSync(join(app.dir, 'a.sup'), sup)
    const file = withSubtitles('discs.mkv', { codec: 'copy', from: 'a.sup' })

    const { subtitle_tracks } = await prepare(file)

    expect(subtitle_tracks).toMatchObject([{ kind: 'image', codec: 'hdmv_pgs_subtitle' }])
    const answer = await app.send('GET', subtitle_tracks[0]?.url ?? '')
    expect(answer.headers.get('content-type')).toBe('application/octet-stream')
    expect([...new Uint8Array(await answer.arrayBuffer())]).toEqual([...sup])
  }, 120_000)

  test('subtitles and a start position can be requested; anything unavailable is reported', async () => {
    const file = withSubtitles('wishes.mkv')
    const ask = async (wishes: object) => (await app.ask<Prepared>('POST', `/play/${file}/prepare`, { supports, ...wishes })).body

    expect(await ask({ subtitle_track: 0, start_seconds: 2.5 })).toMatchObject({ subtitle_track: 0, start_seconds: 2.5 })
    expect(await ask({})).toMatchObject({ subtitle_track: null, start_seconds: 0, losses: [] })
    const { subtitle_track, start_seconds, losses } = await ask({ subtitle_track: 9, start_seconds: 999_999 })
    expect([subtitle_track, Math.round(start_seconds)]).toEqual([null, 6])
    expect(losses).toMatchObject([{ code: 'no_subtitles', values: { track: 9 } }])
    expect((await app.ask('POST', `/play/${file}/prepare`, { supports, start_seconds: -1 })).status).toBe(422)
  }, 120_000)

  test('a missing track is not found', async () => {
    const { playlist_url } = await prepare(withSubtitles('one.mkv'))

    for (const which of ['7', 's7', 'x']) expect((await textOf(playlist_url.replace('stream.m3u', `subtitles/${which}`))).status).toBe(404)
  }, 120_000)
})

describe('next to a file', () => {
  const beside = (file: number, relative_path: string, more: Partial<typeof subtitlesTable.$inferInsert> = {}) =>
    app.db
      .insert(subtitlesTable)
      .values({
        movie_id: 1,
        file_id: file,
        relative_path,
        source: 'sidecar',
        format: relative_path.split('.').at(-1) ?? '',
        added_at: '',
        ...more,
      })
      .run()

  test('text in any encoding and format becomes WebVTT, and what has no line is a conflict', async () => {
    const { file, path } = put('beside.mp4')
    writeFileSync(
      path.replace('.mp4', '.pl.srt'),
      Buffer.from([...Buffer.from('1\n00:00:01,000 --> 00:00:02,000\n'), 0xaf, 0xf3, 0xb3, 0xe6, 0x0a]),
    )
    beside(file, 'beside.pl.srt', { language: 'pl', forced: true })
    writeFileSync(path.replace('.mp4', '.sub'), '{1}{1}25\n{25}{50}One|two\n')
    beside(file, 'beside.sub')
    writeFileSync(path.replace('.mp4', '.en.srt'), 'This is only a text, and no subtitle at all.\n'.repeat(5))
    beside(file, 'beside.en.srt', { language: 'en' })

    const { subtitle_tracks } = await prepare(file)

    expect(subtitle_tracks).toMatchObject([
      { index: 0, language: 'pl', forced: true, source: 'sidecar', kind: 'text' },
      { index: 1, kind: 'text', codec: 'sub' },
      { index: 2, kind: 'text', codec: 'srt' },
    ])
    expect((await textOf(subtitle_tracks[0]?.url)).text).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nŻółć\n')
    expect((await textOf(subtitle_tracks[1]?.url)).text).toBe('WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\ntwo\n')
    expect((await textOf(subtitle_tracks[2]?.url)).status).toBe(409)
  })

  test('a track of another file is not found, and an empty one is a conflict', async () => {
    const [mine, other] = [put('mine.mp4'), put('other.mp4')]
    writeFileSync(mine.path.replace('.mp4', '.srt'), '')
    beside(mine.file, 'mine.srt')
    const { url = '' } = (await prepare(mine.file)).subtitle_tracks[0] ?? {}
    const { playlist_url } = await prepare(other.file)

    expect((await textOf(url)).status).toBe(409)
    expect((await textOf(playlist_url.replace('stream.m3u', url?.split('/').slice(-2).join('/') ?? ''))).status).toBe(404)
  })
})
