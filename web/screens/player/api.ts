import { ask, client } from '../../data/api/client'
import type { components } from '../../data/api/schema'
import { base } from '../../data/base'
import { supports } from './supports'

type Schemas = components['schemas']
export type Prepared = Schemas['Prepared'] | Schemas['PreparedDownload']
export type Method = Prepared['method']
const methods: readonly Method[] = ['direct', 'remux', 'remux_audio', 'transcode']

/** A library file, or a movie watched while it downloads. */
export type Played = { fileId: number } | { downloadId: number }
/** Subtitles that a person chose while others were in the picture, or that are to be drawn into it. `track` is null for none. */
export type Drawing = { readonly track: number | null; readonly isDrawn: boolean }
type PlayRequest = {
  played: Played
  audioTrack?: number | undefined
  failed?: readonly Method[] | undefined
  lines?: number | undefined
  drawing?: Drawing | undefined
}

/** Asks how to play a movie in this browser. Methods that failed are not offered again. */
export const prepare = async ({ drawing, ...request }: PlayRequest): Promise<Prepared> => {
  const prepared = await askHow(request, drawing)
  return drawing?.track === null ? { ...prepared, subtitle_track: null, subtitles_off: true } : prepared
}

const askHow = ({ played, audioTrack, failed = [], lines }: PlayRequest, drawing: Drawing | undefined): Promise<Prepared> => {
  const body = {
    supports: supports(),
    ...(audioTrack !== undefined && { audio_track: audioTrack }),
    ...(lines !== undefined && { max_height: lines }),
    ...(typeof drawing?.track === 'number' && { subtitle_track: drawing.track, burn_in: drawing.isDrawn }),
    ...(failed.length > 0 && { allow: methods.filter((method) => !failed.includes(method)) }),
  }
  return 'fileId' in played
    ? ask(client.POST('/api/v1/play/{file_id}/prepare', { params: { path: { file_id: played.fileId } }, body }))
    : ask(client.POST('/api/v1/downloads/{id}/play/prepare', { params: { path: { id: played.downloadId } }, body }))
}

/** The id of the download being watched; undefined for a library file. */
export const awaited = (prepared: Prepared): number | undefined =>
  prepared.file_id === null && 'download_id' in prepared ? prepared.download_id : undefined

export type PlayState = 'playing' | 'paused' | 'stopped'
/** What the person chose in this play; subtitles that they switched off are null. */
export type ChosenTracks = { readonly audio_track?: number; readonly subtitle_track?: number | null }
type Report = { readonly position: number; readonly state: PlayState; readonly chosen: ChosenTracks }

/** `keepalive` outlives the page, so closing the tab keeps the last position. A lost report is not retried: the next one replaces it. */
export const reportProgress = (prepared: Prepared, { position, state, chosen }: Report): void => {
  const download = awaited(prepared)
  const played = download === undefined ? `play/${String(prepared.file_id)}` : `downloads/${String(download)}/play`
  void fetch(`${base}/api/v1/${played}/progress`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ play_id: prepared.id, position_seconds: Math.max(0, position), state, ...chosen }),
  }).catch(() => undefined)
}
