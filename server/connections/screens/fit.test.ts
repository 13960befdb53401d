import { expect, test } from 'bun:test'
import { say } from '#server/foundation/lib/sentence'
import type { Prepared } from '#server/library/playback/schema'
import { sentences } from '#server/library/playback/sentences'
import { obstaclesFor } from './fit'
import type { ScreenKind } from './screen'

const track = (index: number, isDefault = false) => ({
  ...{ index, language: null, title: null, codec: 'aac', channels: 2, playable: true },
  default: isDefault,
})
const subtitle = (kind: 'text' | 'image') => ({ kind }) as Prepared['subtitle_tracks'][number]
const prepared = (change: Partial<Prepared> = {}): Prepared =>
  ({
    method: 'direct',
    reasons: [],
    losses: [],
    audio_tracks: [track(0), track(1, true)],
    subtitle_tracks: [],
    burned_in: null,
    ...change,
  }) as unknown as Prepared
const found = (kind: ScreenKind, change: Partial<Prepared>, wishes = {}) =>
  obstaclesFor(kind, prepared(change), wishes).map(({ code }) => code)

test('what is streamed in another form is an obstacle only where there are no streams', () => {
  const reasons = [say(sentences, 'container_not_supported', { container: 'avi' }), say(sentences, 'hls_not_supported')]

  expect(found('dlna', { method: 'not_playable', reasons })).toEqual(['screen_plays_no_container', 'screen_takes_whole_files'])
  expect(found('dlna', { reasons: [say(sentences, 'audio_not_supported', { codec: 'dts' })] })).toEqual(['screen_plays_no_audio'])
  expect(found('cast', { method: 'remux', reasons })).toEqual([])
})

test('a movie without sound is not sent', () => {
  expect(found('cast', { method: 'remux', losses: [say(sentences, 'no_audio', { codec: 'dts' })] })).toEqual(['no_audio'])
})

test('a DLNA screen chooses the audio track, so only the default one can be asked for', () => {
  expect(found('dlna', {}, { audio_track: 1 })).toEqual([])
  expect(found('dlna', {}, { audio_track: 0 })).toEqual(['screen_chooses_audio'])
  expect(found('cast', {}, { audio_track: 0 })).toEqual([])
})

test('images are drawn into the picture, or it is said why not', () => {
  const subtitle_tracks = [subtitle('text'), subtitle('image')]
  const losses = [say(sentences, 'burning_needs_media_tool', { track: 1 })]
  const reasons = [say(sentences, 'subtitles_burned_in')]

  expect(found('cast', { subtitle_tracks }, { subtitle_track: 0 })).toEqual([])
  expect(found('cast', { subtitle_tracks, losses }, { subtitle_track: 1 })).toEqual(['burning_needs_media_tool'])
  for (const kind of ['cast', 'dlna'] as const)
    expect(found(kind, { subtitle_tracks, burned_in: 1, method: 'transcode', reasons }, { subtitle_track: 1, audio_track: 0 })).toEqual([])
})

test('text is drawn only if somebody wants it', () => {
  const subtitle_tracks = [subtitle('text')]
  const losses = [say(sentences, 'text_not_burnable')]

  expect(found('dlna', { subtitle_tracks }, { subtitle_track: 0 })).toEqual([])
  expect(found('dlna', { subtitle_tracks, losses }, { subtitle_track: 0, burn_in: true })).toEqual(['text_not_burnable'])
})
