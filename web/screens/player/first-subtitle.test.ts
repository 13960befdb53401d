import { expect, test } from 'bun:test'
import type { Prepared } from './api'
import { type Choice, firstSubtitle } from './first-subtitle'

type Track = Prepared['subtitle_tracks'][number]
const track = (index: number, more: Partial<Track>): Track =>
  ({ index, language: null, forced: false, default: false, kind: 'text', url: '/x', ...more }) as Track
const english = track(0, { language: 'en' })
const german = track(1, { language: 'de' })
const germanForced = track(2, { language: 'de', forced: true })
const frenchDefault = track(3, { language: 'fr', default: true })
const unknownForced = track(4, { forced: true, default: true })

const heard = { audio: 'en', ui: 'de' }
test.each<[string, Track[], Choice, { audio: string | null; ui: string }, Track | null]>([
  ['nothing without flags or a choice', [english, german], null, heard, null],
  ['the language chosen last', [english, german], { language: 'de' }, heard, german],
  [
    'the language chosen last, also with a region',
    [english, track(9, { language: 'de-AT' })],
    { language: 'de' },
    heard,
    track(9, { language: 'de-AT' }),
  ],
  ['full ones before forced ones of the chosen language', [germanForced, german], { language: 'de' }, heard, german],
  ['forced ones of the chosen language if there is no other', [english, germanForced], { language: 'de' }, heard, germanForced],
  ['only forced ones after subtitles were switched off', [frenchDefault, german, germanForced], { language: null }, heard, germanForced],
  ['nothing after subtitles were switched off', [frenchDefault, german], { language: null }, heard, null],
  [
    'forced ones in the language that is heard',
    [track(5, { language: 'en', forced: true }), germanForced],
    null,
    heard,
    track(5, { language: 'en', forced: true }),
  ],
  ["the file's default in another language than the sound", [english, frenchDefault], null, heard, frenchDefault],
  ["not the file's default in the language that is heard", [track(6, { language: 'en', default: true })], null, heard, null],
  [
    'the default in the language of the interface, also if there is no other',
    [track(7, { language: 'de', default: true })],
    null,
    heard,
    track(7, { language: 'de', default: true }),
  ],
  ['nothing if every track is the default', [track(6, { language: 'en', default: true }), frenchDefault], null, heard, null],
  ["not the file's default if nobody says its language", [english, track(8, { default: true })], null, heard, null],
  ['forced ones whose language nobody says, if they are the default', [unknownForced], null, heard, unknownForced],
  ['nothing if there is nothing', [], { language: 'de' }, heard, null],
])('a movie begins with %s', (...[, tracks, choice, around, expected]) => {
  expect(firstSubtitle(tracks, choice, around)).toEqual(expected)
})
