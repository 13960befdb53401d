import { type Prepared, type PrepareRequest, type Progress, planPattern } from '#server/library/playback/schema'
import { refused, typed, withSharing } from './answers'
import type { Call, Route, SignedCall } from './call'
import { readId } from './ids'
import type { createLibrary } from './library'
import type { createPictures } from './pictures'
import { createPlaybackInfo, type PlaybackRequest } from './playback-info'
import { createReports } from './reports'
import { firstSubtitle } from './source'
import { subtitleForms } from './subtitle-forms'

export type WatchDeps = {
  library: ReturnType<typeof createLibrary>
  pictures: Pick<ReturnType<typeof createPictures>, 'answer'>
  playback: {
    prepare: (asked: { file_id: number; request: PrepareRequest; session_id: string | null }) => Promise<Prepared>
    report: (fileId: number, progress: Progress, sessionId: string) => Promise<void>
    player: {
      playing: {
        direct: (fileId: number, request: Request) => Promise<Response>
        subtitles: (asked: { file_id: number; which: string }) => Promise<Response>
      }
      hls: { master: (fileId: number, plan: string | undefined) => Promise<Response> }
    }
  }
  /** The address below which a file's stream may be read, signed for this session. */
  streamAddress: (fileId: number, sessionId: string) => string
}
const plan = new RegExp(planPattern)

/** Pictures, files, streams, subtitles, and reports of playback. */
export const watchRoutes = ({ library, pictures, playback, streamAddress }: WatchDeps) => {
  const playbackInfo = createPlaybackInfo(playback)
  const report = createReports({ library, report: playback.report })

  const filesOf = ({ params, asks, body }: SignedCall) => {
    const movieId = readId('movie', params[0])
    const files = movieId === null ? [] : library.filesOf([movieId])
    const wanted = readId('file', asks.get('mediasourceid') ?? String(body.MediaSourceId ?? ''))
    const chosen = files.filter(({ id }) => id === wanted)
    return { movieId: movieId ?? 0, files: chosen.length > 0 ? chosen : files }
  }
  const info = async (call: SignedCall) => {
    const { movieId, files } = filesOf(call)
    if (files.length === 0) return refused(404)
    const { body, session, words } = call
    const request = { ...(body as PlaybackRequest), ...inAddress(call) }
    return await playbackInfo({ movieId, files, request, session_id: session.id, token: words.token })
  }
  const file = async (call: SignedCall) => {
    const [first] = filesOf(call).files
    call.peer.wait?.()
    return first ? withSharing(await playback.player.playing.direct(first.id, call.request)) : refused(404)
  }
  /** The addresses inside lead to the signed stream, so that the rest needs neither header nor token. */
  const master = async (call: SignedCall) => {
    const [first] = filesOf(call).files
    const wanted = call.asks.get('plan')
    if (!first || (wanted !== null && !plan.test(wanted))) return refused(404)
    const text = await (await playback.player.hls.master(first.id, wanted ?? undefined)).text()
    const at = streamAddress(first.id, call.session.id)
    const signed = text
      .replaceAll(/URI="([^"]+)"/g, (_, uri: string) => `URI="${at}/${uri}"`)
      .replaceAll(/^(?!#)(\S+)$/gm, (uri: string) => `${at}/${uri}`)
    return typed(signed, 'application/vnd.apple.mpegurl')
  }
  const subtitles = async (call: SignedCall) => {
    const { params, session } = call
    const form = subtitleForms[params.at(-1) ?? '']
    const wanted = readId('file', params[1])
    const found = library.filesOf([readId('movie', params[0]) ?? 0]).find(({ id }) => id === wanted)
    if (!form || !found) return refused(404)
    const supports = { containers: [], video: [], audio: [], hls: true }
    const made = await playback.prepare({ file_id: found.id, session_id: session.id, request: { supports } })
    const at = Number(params[2]) - firstSubtitle({ video: made.video && { ...made.video, bit_depth: null }, audio: made.audio_tracks })
    const track = made.subtitle_tracks[at]
    if (!track?.url || track.kind !== 'text') return refused(404)
    const which = track.url.slice(track.url.lastIndexOf('/') + 1)
    return typed(form.make(await (await playback.player.playing.subtitles({ file_id: found.id, which })).text()), form.type)
  }
  const picture = async ({ request, params, asks }: Call) => {
    const movieId = readId('movie', params[0])
    const width = widthOf(asks)
    if (movieId === null || !library.has(movieId)) return refused(404)
    const asked = { movieId, kind: params[1] ?? '', tag: (asks.get('tag') ?? '').toLowerCase(), width }
    const found = await pictures.answer(request, asked)
    return found ? withSharing(found) : refused(404)
  }
  const open: Route<Call>[] = [
    ['GET', 'items/*/images/*', picture],
    ['GET', 'items/*/images/*/*', picture],
  ]
  const signed: Route<SignedCall>[] = [
    ['POST', 'items/*/playbackinfo', info],
    ['GET', 'items/*/playbackinfo', info],
    [
      'GET',
      'playback/bitratetest',
      ({ asks }) => typed(new Uint8Array(Math.min(asks.number('size') ?? 102_400, 10_000_000)), 'application/octet-stream'),
    ],
    ['GET', 'videos/*/stream', file],
    ['GET', 'videos/*/stream.*', file],
    ['GET', 'items/*/download', file],
    ['GET', 'items/*/file', file],
    ['GET', 'videos/*/master.m3u8', master],
    ['GET', 'videos/*/*/subtitles/*/stream.*', subtitles],
    ['GET', 'videos/*/*/subtitles/*/*/stream.*', subtitles],
    ['POST', 'sessions/playing', report('playing')],
    ['POST', 'sessions/playing/progress', report('playing')],
    ['POST', 'sessions/playing/stopped', report('stopped')],
  ]
  return { open, signed }
}

/** Some apps send their wishes in the address. */
const inAddress = ({ asks }: SignedCall): PlaybackRequest => {
  const [track, bitrate, direct] = [asks.number('audiostreamindex'), asks.number('maxstreamingbitrate'), asks.get('enabledirectplay')]
  return {
    ...(track !== null && { AudioStreamIndex: track }),
    ...(bitrate !== null && { MaxStreamingBitrate: bitrate }),
    ...(direct !== null && { EnableDirectPlay: direct !== 'false' }),
  }
}

const widthOf = (asks: Call['asks']): number =>
  ['fillwidth', 'maxwidth', 'width', 'fillheight', 'maxheight'].map((name) => asks.number(name)).find((value) => value !== null) ?? 342
