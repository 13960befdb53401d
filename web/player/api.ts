import { ask, client } from '../api/client'
import type { components } from '../api/schema'
import { base } from '../base'
import { supports } from './supports'

export type Prepared = components['schemas']['Prepared']
export type Method = Prepared['method']
const methods: readonly Method[] = ['direct', 'remux', 'remux_audio', 'transcode']

type Wish = { fileId: number; audioTrack?: number | undefined; failed?: readonly Method[] | undefined }

/** Asks how a file is played in this browser; methods that failed are not offered again. */
export const prepare = ({ fileId, audioTrack, failed = [] }: Wish): Promise<Prepared> =>
  ask(
    client.POST('/api/v1/play/{file_id}/prepare', {
      params: { path: { file_id: fileId } },
      body: {
        supports: supports(),
        ...(audioTrack !== undefined && { audio_track: audioTrack }),
        ...(failed.length > 0 && { allow: methods.filter((method) => !failed.includes(method)) }),
      },
    }),
  )

export type PlayState = 'playing' | 'paused' | 'stopped'

/** Outlives the page, so that the last position is kept also when the tab is closed. A report that is lost is repeated by the next. */
export const reportProgress = (prepared: Prepared, position: number, state: PlayState): void => {
  void fetch(`${base}/api/v1/play/${String(prepared.file_id)}/progress`, {
    method: 'POST',
    keepalive: true,
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ play_id: prepared.id, position_seconds: Math.max(0, position), state }),
  }).catch(() => undefined)
}
