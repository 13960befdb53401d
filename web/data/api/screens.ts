import { queryOptions } from '@tanstack/react-query'
import { ask, client } from './client'

/** A file to play on a screen. `start`: the resume position if absent. */
export type ForScreen = {
  fileId: number
  start?: number | undefined
  audioTrack?: number | undefined
  subtitle?: { readonly index: number; readonly kind: 'text' | 'image' } | undefined
}

export const screensQuery = queryOptions({
  queryKey: ['screens'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/screens', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['screen_stopped'] },
})
export const discoverScreens = () => ask(client.POST('/api/v1/screens/discover'))
export const turnScreensOn = () => ask(client.PUT('/api/v1/config', { body: { screens_enabled: true } }))

export const playOnScreen = (id: string, { fileId, start, audioTrack, subtitle }: ForScreen, isDrawn = false) =>
  ask(
    client.POST('/api/v1/screens/{id}/play', {
      params: { path: { id } },
      body: {
        file_id: fileId,
        ...(start !== undefined && { start_seconds: start }),
        ...(audioTrack !== undefined && { audio_track: audioTrack }),
        ...(subtitle && { subtitle_track: subtitle.index, burn_in: isDrawn }),
      },
    }),
  )

export type ScreenCommand = 'pause' | 'resume' | 'stop'
export const tellScreen = (id: string, command: ScreenCommand) =>
  ask(client.POST(`/api/v1/screens/{id}/${command}`, { params: { path: { id } } }))
export const seekScreen = (id: string, position_seconds: number) =>
  ask(client.POST('/api/v1/screens/{id}/seek', { params: { path: { id } }, body: { position_seconds } }))
export const setScreenVolume = (id: string, level: number) =>
  ask(client.POST('/api/v1/screens/{id}/volume', { params: { path: { id } }, body: { level } }))

export const dlnaDevicesQuery = queryOptions({
  queryKey: ['dlna-devices'],
  queryFn: ({ signal }) => ask(client.GET('/api/v1/dlna/devices', { params: { query: { limit: 100 } }, signal })),
  meta: { refreshOn: ['dlna_device_changed'] },
})
export const allowDlnaDevice = (id: number, allowed: boolean) =>
  ask(client.PATCH('/api/v1/dlna/devices/{id}', { params: { path: { id } }, body: { allowed } }))
export const forgetDlnaDevice = (id: number) => ask(client.DELETE('/api/v1/dlna/devices/{id}', { params: { path: { id } } }))
