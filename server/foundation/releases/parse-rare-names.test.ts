import { expect, test } from 'bun:test'
import { parseRelease } from './parse-release'

test.each([
  ['2160p.MA.WEB-DL.DDP5.1.Atmos.H.265-GRP', 'WEBDL-2160p'],
  ['1080p MA WEB DL DDP5 1 H 264-GRP', 'WEBDL-1080p'],
  ['1080p.MA.WEB.H264-GRP', 'WEBDL-1080p'],
  ['720p.MA.WEBRip.x264-GRP', 'WEBRip-720p'],
  ['XviD-GRP', 'SDTV'],
  ['2DVD9-GRP', 'DVD-R'],
  ['2xDVD5-GRP', 'DVD-R'],
  ['[BD 2160p HDR HEVC TrueHD]', 'Bluray-2160p'],
  ['(BD 1080p AVC FLAC)', 'Bluray-1080p'],
])('%s is %s', (description, quality) => {
  expect(parseRelease(`Harbour.Lights.2021.${description}`).quality).toBe(quality)
})

test.each([
  ['DDPAtmos5.1', 'eac3', []],
  ['THD.7.1', 'truehd', []],
  ['TrueHDA7.1', 'truehd', []],
  ['DTS-HDMA5.1', 'dtshd', []],
  ['DVP8.HEVC', null, ['dolby_vision']],
  ['DV5.HEVC', null, ['dolby_vision']],
  ['DV8.1.HEVC', null, ['dolby_vision']],
  ['DVHDR10.HEVC', null, ['dolby_vision', 'hdr10']],
  ['HDR.Vivid.HEVC', null, []],
])('%s: its audio and HDR', (...[description, audio_codec, hdr]) => {
  expect(parseRelease(`Harbour.Lights.2021.2160p.${description}-GRP`)).toMatchObject({ audio_codec, hdr })
})

test.each([
  ['1080p.BluRay.x264-E.N.D', 'E.N.D'],
  ['1080p.BluRay.x264-D.V', 'D.V'],
  ['1080p.BluRay.x264-Red-bits', 'Red-bits'],
  ['1080p.BluRay.x264.-Red-bits', 'Red-bits'],
  ['(1080p BluRay x265 Two_Lamps)', 'Two_Lamps'],
])('%s: its group, and no language', (description, group) => {
  expect(parseRelease(`Harbour.Lights.2021.${description}`)).toMatchObject({ release_group: group, languages: [] })
})

test('a bracket with only "Movie" is not a group', () => {
  expect(parseRelease('[Lamp Time] Harbour (1988) [1080p] [Movie]').release_group).toBe('Lamp Time')
})

test.each([
  ['[LAMP].2007.1080p.BluRay.x264-GRP', ['LAMP'], 2007],
  ['[LAMP] (2007)', ['LAMP'], 2007],
  ['[Harbour][2021][1080p]', ['Harbour'], 2021],
  ['[LAMP] 2 (2009) 1080p', ['2', 'LAMP 2'], 2009],
  ['[Lamplight] 2012 (2009) [1080p]', ['2012'], 2009],
  ['(1987) Harbour Lights', ['Harbour Lights'], 1987],
  ['[1987] Harbour Lights 1080p', ['Harbour Lights'], 1987],
  ['1987 - Harbour Lights', ['Harbour Lights'], 1987],
  ['1984 - Harbour Lights (1999)', ['1984 - Harbour Lights'], 1999],
  ['기생충.Parasite.2019.1080p.BluRay.x264-GRP', ['기생충 Parasite', '기생충', 'Parasite'], 2019],
  ['Parasite.기생충.2019.1080p', ['Parasite 기생충', 'Parasite', '기생충'], 2019],
  ['Гавань Harbour Гавань 2021', ['Гавань Harbour Гавань'], 2021],
  ['Гавань / Harbour (Иван Лампов / Ivan Lampov) [2021, drama, WEB-DL 1080p]', ['Гавань / Harbour', 'Гавань', 'Harbour'], 2021],
  ['Гавань / Harbour (Иван Лампов) [2021]', ['Гавань / Harbour', 'Гавань', 'Harbour'], 2021],
  ['Гавань (Иван Лампов) [2021]', ['Гавань (Иван Лампов)', 'Гавань', 'Иван Лампов'], 2021],
  ['Harbour (Part 2) (2021)', ['Harbour (Part 2)'], 2021],
  ['Harbour: Bigger, Longer & Uncut (1999) 1080p', ['Harbour: Bigger, Longer & Uncut'], 1999],
  ['Harbour.Longer.and.Uncut.1999.1080p', ['Harbour Longer and Uncut'], 1999],
  ['Harbour.Legends.Final.Cut.2000.1080p', ['Harbour Legends', 'Harbour Legends Final Cut'], 2000],
])('%s: its titles and year', (...[name, titles, year]) => {
  expect(parseRelease(name)).toMatchObject({ titles, year })
})

test.each([
  ['Harbour.2021.Sing-Along.Edition.1080p', 'Sing-Along Edition'],
  ['Harbour.2021.Skynet.Edition.1080p', 'Skynet Edition'],
  ['Harbour.2021.Criterion.Collection.Directors.Cut.1080p', 'Criterion Collection Directors Cut'],
])('%s: its edition', (name, edition) => {
  expect(parseRelease(name).edition).toBe(edition)
})

test('two joined Chinese words name the language', () => {
  expect(parseRelease('Harbour.2021.国语中字.1080p').languages).toEqual(['Chinese'])
})

test.each([
  ['[Paper Lamp] Harbour Lights [Movie]', 'Paper Lamp'],
  ['[Paper Lamp] Harbour Lights [Film] [BD 1080p][HEVC x265 10bit]', 'Paper Lamp'],
  ['[Paper Lamp] Harbour Lights (Gekijouban) [BD 1080p]', 'Paper Lamp'],
  ['[Paper Lamp] Harbour Lights [Gekijou-ban] [1080p] [3F9A01BC]', 'Paper Lamp'],
  ['[Paper_Lamp]_Harbour_Lights_[The_Movie]_[720p]', 'Paper_Lamp'],
  ['Harbour Lights 【劇場版】 [1080p]', null],
  ['Harbour Lights (Movie) (2021) [1080p]', null],
])('%s is called Harbour Lights, and its group is not a kind of work', (...[name, group]) => {
  expect(parseRelease(name)).toMatchObject({ title: 'Harbour Lights', titles: ['Harbour Lights'], release_group: group })
})

test.each([
  ['Harbour Movie 2021 1080p', 'Harbour Movie'],
  ['[Paper Lamp] The Movie [1080p]', 'The Movie'],
  ['[Paper Lamp] Harbour Lights [OVA] [1080p]', 'Harbour Lights [OVA]'],
  ['Film (2021) 1080p', 'Film'],
])('%s keeps the word for its kind', (...[name, title]) => {
  expect(parseRelease(name).title).toBe(title)
})

test.each([
  'PLEASE SEED',
  'DO NOT DELETE THIS FOLDER',
  'THIS MUST NOT BE RENAMED',
  'YOU SHOULD NEVER PAY FOR THIS',
  'READ ME FIRST',
  'NEVER.OPEN.THESE.FILES',
])('%s is a note, not a movie', (name) => {
  expect(parseRelease(name).title).toBeNull()
})

test.each(['NEVER SAY SO AGAIN', 'DO NOT DISTURB', 'THE LAMP SHALL NOT BURN', 'Lamps Should Never Burn', 'PLEASE SEED 2021 1080p WEB-DL'])(
  '%s is a movie',
  (name) => {
    expect(parseRelease(name).title).not.toBeNull()
  },
)
