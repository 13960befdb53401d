import { expect, test } from 'bun:test'
import { parseRelease } from './parse-release'
import type { ParsedRelease } from './release'

const facts = (name: string) => parseRelease(name)

test('parses a complete name', () => {
  expect(
    parseRelease('The.Quiet.Harbour.2021.PROPER.Extended.Cut.MULTi.German.2160p.UHD.BluRay.DV.HDR10.TrueHD.7.1.x265-LANTERN.mkv'),
  ).toEqual({
    title: 'The Quiet Harbour',
    titles: ['The Quiet Harbour'],
    year: 2021,
    source: 'bluray',
    resolution: 2160,
    modifier: 'none',
    quality: 'Bluray-2160p',
    quality_from: { source: 'name', resolution: 'name' },
    revision: { version: 2, real: 0, is_repack: false },
    edition: 'Extended Cut',
    release_group: 'LANTERN',
    languages: ['German'],
    multi: true,
    dubbed: false,
    hardcoded_subs: null,
    imdb_id: null,
    tmdb_id: null,
    video_codec: 'h265',
    audio_codec: 'truehd',
    hdr: ['dolby_vision', 'hdr10'],
    unknown_words: [],
  } satisfies ParsedRelease)
})

test.each([
  ['The.Quiet.Harbour.2021.1080p.WEB-DL.H264-GRP', 'The Quiet Harbour', 2021],
  ['The Quiet Harbour (2021) [1080p]', 'The Quiet Harbour', 2021],
  ['The_Quiet_Harbour_2021_1080p_BluRay', 'The Quiet Harbour', 2021],
  ['the quiet harbour 2021 720p', 'the quiet harbour', 2021],
  ['The Quiet Harbour [2021]', 'The Quiet Harbour', 2021],
  ['The Quiet Harbour - 2021 - 1080p.mkv', 'The Quiet Harbour', 2021],
  ['Harbour.Lights.2049.2021.1080p.WEB-DL-GRP', 'Harbour Lights 2049', 2021],
  ['1917.2019.1080p.BluRay-GRP', '1917', 2019],
  ['2012.A.Harbour.Story.2021.1080p.BluRay-GRP', '2012 A Harbour Story', 2021],
  ['Harbour 1984 (2021) (1080p BluRay)', 'Harbour 1984', 2021],
  ['K.I.T.E.2021.1080p.BluRay-GRP', 'K.I.T.E.', 2021],
  ['Live.and.Fly.in.N.Y.2021.1080p.BluRay', 'Live and Fly in N.Y.', 2021],
  ['A.K.Runaway.Train.2021.1080p', 'A.K. Runaway Train', 2021],
  ['A.Runaway.Train.2021.1080p', 'A Runaway Train', 2021],
  ['Captain.X.2021.1080p', 'Captain X', 2021],
  ['Captain.X.2.2021.1080p', 'Captain X 2', 2021],
  ['Das.Wetter.des.Dr.Lampe.2021.German.1080p', 'Das Wetter des Dr. Lampe', 2021],
  ['Where Now!.2021.1080p.BluRay', 'Where Now!', 2021],
  ['The Lamp Bros. (2021)', 'The Lamp Bros.', 2021],
  ['(33).Lamps.of.May.(2021).1080p.BluRay', '(33) Lamps of May', 2021],
  ['Harbour: The Lost Light 2021 1080p', 'Harbour: The Lost Light', 2021],
  ['Harbour.-.The.Lost.Light.2021.1080p', 'Harbour - The Lost Light', 2021],
  ['The.Last.Chapter.2021.1080p', 'The Last Chapter', 2021],
  ['Harbour.Lights.EXTENDED.2021.1080p.BluRay-GRP', 'Harbour Lights', 2021],
  ['Harbour.Lights.The.Rogue.Cut.2021.1080p.BluRay-GRP', 'Harbour Lights', 2021],
  ['The.Final.Cut.2021.1080p.BluRay-GRP', 'The Final Cut', 2021],
  ['The.Danish.Lamp.2021.1080p.BluRay-GRP', 'The Danish Lamp', 2021],
  ['Stille.Hafen.German.2021.DVDRip.XviD-GRP', 'Stille Hafen', 2021],
  ['Harbour.Web.2021.1080p.BluRay-GRP', 'Harbour Web', 2021],
  ['Harbour FRENCH BluRay 720p 2021 GRP', 'Harbour', 2021],
  ['Harbour.Lights.1080p.BluRay.x264-GRP', 'Harbour Lights', null],
  ['Stiller.Hafen.German.Dubbed.DL.720p.BluRay.x264-GRP', 'Stiller Hafen', null],
  ['Hold.the.Line.1080p.BluRay.x264-GRP', 'Hold the Line', null],
  ['Stiller.Hafen.GERMAN.Extended.Cut', 'Stiller Hafen', null],
  ['Some.Quiet.Words-GRP', 'Some Quiet Words', null],
  ['8x10.Pictures.2021.1080p', '8x10 Pictures', 2021],
  ['Class.of.1984.1982.1080p.BluRay', 'Class of 1984', 1982],
  ['The Quiet Harbour', 'The Quiet Harbour', null],
])('%s: title and year', (name, title, year) => {
  const parsed = facts(name)

  expect([parsed.title, parsed.year]).toEqual([title, year])
})

test.each([
  ['Port.AKA.Harbour.2021.1080p', ['Port AKA Harbour', 'Port', 'Harbour']],
  ['Port a.k.a. Harbour 2021 1080p', ['Port AKA Harbour', 'Port', 'Harbour']],
  ['Port (aka Harbour) 2021 1080p', ['Port (aka Harbour)', 'Port', 'Harbour']],
  ['Гавань / Harbour (2021) BDRip 1080p', ['Гавань / Harbour', 'Гавань', 'Harbour']],
  ['Aka Harbour (2021)', ['Aka Harbour']],
  ['Face/Lamp (2021)', ['Face/Lamp']],
])('%s: all its titles', (name, titles) => {
  expect(facts(name).titles).toEqual(titles)
})

test.each([
  'The.Harbour.S01E02.1080p.WEB-DL-GRP',
  'The.Harbour.S01.2021.1080p.WEB-DL-GRP',
  'The Harbour 1x04 720p HDTV',
  'The Harbour Season 2 Complete 1080p',
  '3fd1a94c07b1e85a6f2d3fd1a94c07b1',
  'qT7mVx0RkPz31LbN8wYc5Ud',
  'Zk4Qp 9vXw2Lm8Rt6Yb1Nc3Hd',
  '240131_07',
  '1080',
  '',
  '...',
  '[]',
])('%s is not the name of a movie', (name) => {
  expect(facts(name)).toMatchObject({ title: null, titles: [] })
})

test.each([
  ['www.site-of-lamps.net - Harbour.2021.1080p', 'Harbour'],
  ['[ www.lamps.org ] - Harbour.2021.1080p', 'Harbour'],
  ['[lamps.co.uk] - Harbour.2021.1080p', 'Harbour'],
  ['lamps.ca - Harbour 2021 1080p', 'Harbour'],
  ['(lamps.com) Harbour 2021 1080p', 'Harbour'],
  ['[Lamplight] Harbour (2021) [BD 1080p]', 'Harbour'],
  ['[BD]Harbour.2021.COMPLETE.BLURAY-GRP', 'Harbour'],
])('%s: strips the wrapping', (name, title) => {
  expect(facts(name).title).toBe(title)
})

test.each([
  ['CAM-GRP', 'CAM'],
  ['HDCAM.x264-GRP', 'CAM'],
  ['TS.x264-GRP', 'TELESYNC'],
  ['1080p.HDTS-GRP', 'TELESYNC'],
  ['HDTC-GRP', 'TELECINE'],
  ['WORKPRINT-GRP', 'WORKPRINT'],
  ['DVDSCR.XviD-GRP', 'DVDSCR'],
  ['R5.XviD-GRP', 'REGIONAL'],
  ['DVDRip.XviD-GRP', 'DVD'],
  ['PAL.DVD9-GRP', 'DVD-R'],
  ['NTSC.DVDR-GRP', 'DVD-R'],
  ['HDTV.XviD-GRP', 'SDTV'],
  ['WS.PDTV.x264-GRP', 'SDTV'],
  ['HD-TV', 'HDTV-720p'],
  ['720p.HDTV.x264-GRP', 'HDTV-720p'],
  ['1080i.HDTV.H264-GRP', 'HDTV-1080p'],
  ['1080i.HDTV.MPEG2-GRP', 'Raw-HD'],
  ['2160p.HDTV-GRP', 'HDTV-2160p'],
  ['WEBRip.x264-GRP', 'WEBRip-480p'],
  ['720p.HDRip.x264-GRP', 'WEBRip-720p'],
  ['1080p.WEB-Rip-GRP', 'WEBRip-1080p'],
  ['480p.WEB-DL-GRP', 'WEBDL-480p'],
  ['540p.WEB-DL-GRP', 'WEBDL-480p'],
  ['960p.WEB.DL-GRP', 'WEBDL-720p'],
  ['1080p.WEB.H264-GRP', 'WEBDL-1080p'],
  ['1440p.WEB-DL-GRP', 'WEBDL-1080p'],
  ['2160p.AMZN.WEB-DL.DV-GRP', 'WEBDL-2160p'],
  ['BDRip.XviD-GRP', 'Bluray-480p'],
  ['BRRip-GRP', 'Bluray-480p'],
  ['BluRay.XviD-GRP', 'Bluray-480p'],
  ['576p.BluRay.x264-GRP', 'Bluray-576p'],
  ['BluRay.x264-GRP', 'Bluray-720p'],
  ['720p.Blu-ray.Remux.AVC-GRP', 'Bluray-720p'],
  ['[BD1080p]', 'Bluray-1080p'],
  ['1080p.BluRay.HEVC-GRP', 'Bluray-1080p'],
  ['1080p.UHD.BluRay.x265-GRP', 'Bluray-1080p'],
  ['1080p.HD-DVD.x264-GRP', 'Bluray-1080p'],
  ['UHD.BluRay.x265-GRP', 'Bluray-2160p'],
  ['[Bluray2160p]', 'Bluray-2160p'],
  ['1920x804.Bluray', 'Bluray-1080p'],
  ['REMUX-GRP', 'Remux-1080p'],
  ['1080p.BluRay.Hybrid-REMUX.AVC-GRP', 'Remux-1080p'],
  ['German.DL.1080p.BluRay.AVC-GRP', 'Remux-1080p'],
  ['UHDRemux.2160p.HEVC-GRP', 'Remux-2160p'],
  ['1080p.WEB-DL.H264.Remux-GRP', 'WEBDL-1080p'],
  ['COMPLETE.BLURAY-GRP', 'BR-DISK'],
  ['3D.BD-GRP', 'BR-DISK'],
  ['1080p.BluRay.AVC.DTS-HD.MA.5.1-GRP', 'BR-DISK'],
  ['2160p.UHD.Blu-ray.HEVC.TrueHD-GRP', 'BR-DISK'],
  ['BD50-GRP', 'BR-DISK'],
  ['Bluray.1080p.AVC.iso', 'BR-DISK'],
  ['720p-GRP', 'HDTV-720p'],
  ['1080p.x264-GRP.mkv', 'WEBDL-1080p'],
  ['x264-GRP', 'SDTV'],
  ['mkv', 'WEBDL-720p'],
  ['avi', 'SDTV'],
  ['m2ts', 'Bluray-720p'],
  ['iso', 'DVD'],
  ['webm', 'Unknown'],
  ['GRP', 'Unknown'],
])('%s is %s', (description, quality) => {
  expect(facts(`Harbour.Lights.2021.${description}`).quality).toBe(quality)
})

test('reports where source and resolution were found', () => {
  expect(facts('Harbour.2021.1080p.BluRay-GRP').quality_from).toEqual({ source: 'name', resolution: 'name' })
  expect(facts('Harbour.2021.BluRay-GRP').quality_from).toEqual({ source: 'name', resolution: 'unknown' })
  expect(facts('Harbour.2021.1280x720').quality_from).toEqual({ source: 'unknown', resolution: 'name' })
  expect(facts('Harbour.2021.720p.avi').quality_from).toEqual({ source: 'extension', resolution: 'name' })
  expect(facts('Harbour.2021.avi').quality_from).toEqual({ source: 'extension', resolution: 'extension' })
})

test.each([
  ['Harbour.2021.PROPER.1080p', { version: 2, real: 0, is_repack: false }],
  ['Harbour.2021.REPACK.1080p', { version: 2, real: 0, is_repack: true }],
  ['Harbour.2021.REPACK2.1080p', { version: 3, real: 0, is_repack: true }],
  ['Harbour.2021.RERIP.1080p', { version: 2, real: 0, is_repack: true }],
  ['Harbour.2021.REAL.REAL.PROPER.1080p', { version: 2, real: 2, is_repack: false }],
  ['Harbour.2021.Real.Proper.1080p', { version: 2, real: 0, is_repack: false }],
  ['Harbour.2021.1080p.HDRip.V2-GRP', { version: 2, real: 0, is_repack: false }],
  ['[Lamplight] Harbour - 2021 v2 - (BD 1080p)', { version: 2, real: 0, is_repack: false }],
  ['[Lamplight] Harbour v2 [BD 1080p][0A1B2C3D]', { version: 1, real: 0, is_repack: false }],
  ['The.Real.Harbour.2021.1080p', { version: 1, real: 0, is_repack: false }],
])('%s: its revision', (name, revision) => {
  expect(facts(name).revision).toEqual(revision)
})

test.each([
  ['Harbour 2021 Directors Cut', 'Directors Cut'],
  ["Harbour (2021) (Director's Cut) 1080p", "Director's Cut"],
  ['Harbour.2021.Ultimate.Hunter.Edition.1080p', 'Ultimate Hunter Edition'],
  ['Harbour.2021.50th.Anniversary.Edition.1080p', '50th Anniversary Edition'],
  ['Harbour.(Special.Edition.Remastered).2021.1080p', 'Special Edition Remastered'],
  ['Harbour.2021.The.Imperial.Edition.1080p', 'Imperial Edition'],
  ['Harbour.2021.Open.Matte.1080p', 'Open Matte'],
  ['Harbour.2021.3in1.1080p', '3in1'],
  ['Harbour.2021.IMAX.1080p', 'IMAX'],
  ['Harbour (2021) {edition-Final Cut} 1080p', 'Final Cut'],
  ['Harbour.Special.2021.1080p', ''],
  ['The.Winter.Edition.2021.1080p', ''],
  ['Directors.Cut.German.2021.1080p', ''],
  ['Harbour.Rogue.Lamp.2021.1080p', ''],
])('%s: its edition', (name, edition) => {
  expect(facts(name).edition).toBe(edition)
})

test.each([
  ['1080p.BluRay.x264-LANTERN', 'LANTERN'],
  ['1080p.BluRay.x264-LANTERN.mkv', 'LANTERN'],
  ['1080p.BluRay.x264-LANTERN_', 'LANTERN'],
  ['1080p.BluRay.x264 - LANTERN', 'LANTERN'],
  ['1080p.BluRay.x264-L4-NTRN', 'L4-NTRN'],
  ['1080p.BluRay.x264-20417', '20417'],
  ['1080p.BluRay.x264-Two_Lamps', 'Two_Lamps'],
  ['1080p.BluRay.x264-L.M.P', 'L.M.P'],
  ['(1080p BluRay x265 10bit Project Angel)', 'Project Angel'],
  ['1080p.BluRay.x264-LANTERN-xpost', 'LANTERN'],
  ['1080p.BluRay.x264-LANTERN-RP-RP', 'LANTERN'],
  ['1080p.BluRay.x264-LANTERN-sample.mkv', 'LANTERN'],
  ['1080p.BluRay.x264-LANTERN[rarbg]', 'LANTERN'],
  ['1080p.BluRay.x264-LANTERN [www.lamps.net]', 'LANTERN'],
  ['1080p.BluRay.x264-LANTERN (Two Lamps, Multi-Subs)', 'LANTERN'],
  ['1080p.BluRay.x264-LANTERN_English', 'LANTERN'],
  ['1080p.BluRay.x264-[LMP.MX]', 'LMP.MX'],
  ['1080p BluRay x264 English -MEN OF LAMPS', 'MEN OF LAMPS'],
  ['(1080p BluRay x265 10bit AAC 7.1 Lantern)', 'Lantern'],
  ['(1080p BluRay x265 10bit AAC 7.1 Lantern) [LMP]', 'LMP'],
  ['[1080p] [WEBRip] [5.1] [LMP.MX]', 'LMP.MX'],
  ['[Lantern] [Blu-ray][MKV][h264][1080p][Softsubs (Lantern)]', 'Lantern'],
  ['[-L-] [Blu-ray][MKV][h264][1080p][Softsubs (-L-)]', '-L-'],
  ['1080p.BluRay.x265.10bit.Lantern', null],
  ['(1080p BluRay x265 10bit HDR)', null],
  ['[BDRemux 1080p AVC ES-CAT-EN DTS-HD MA 5.1 Subs]', null],
  ['1080p.BluRay.REMUX.AVC.DTS-HD.MA.5.1', null],
  ['1080p.WEB-DL', null],
])('%s: its group', (description, group) => {
  expect(facts(`Harbour.Lights.2021.${description}`).release_group).toBe(group)
})

test('a group in brackets before the title counts if there is no other', () => {
  expect(facts('[Lamplight] Harbour Lights - The Lost Lamp [BD 1080p FLAC] [0A1B2C3D].mkv').release_group).toBe('Lamplight')
  expect(facts('[LampLeech] Harbour.Lights.2021.1080p.BluRay.x264-LANTERN').release_group).toBe('LANTERN')
})

test('a name, a year or an id is not a group', () => {
  for (const name of ['Spider-Lamp (2021)', 'The.Amazing.Lamp-Man', 'Harbour (2021) {tmdb-8001}', 'Harbour (2021) [imdbid-tt7770001]'])
    expect(facts(name).release_group).toBeNull()
})

test.each([
  ['German.1080p', ['German']],
  ['GERMAN.DL.1080p', ['German', 'Original']],
  ['GERMAN.ML.1080p', ['German', 'Original', 'English']],
  ['GERMAN.1080p.WEB-DL', ['German']],
  ['iTA-ENG.1080p', ['Italian', 'English']],
  ['Hun/Ger/Ita.1080p', ['Hungarian', 'German', 'Italian']],
  ['MULTi.VFF.1080p', ['French']],
  ['VOSTFR.1080p', []],
  ['SUBFRENCH.1080p', []],
  ['Dublado.1080p', ['Portuguese (Brazil)']],
  ['pt-BR.1080p', ['Portuguese (Brazil)']],
  ['Spanish.Latino.1080p', ['Spanish (Latino)']],
  ['Castellano.1080p', ['Spanish']],
  ['PL-LEK.1080p', ['Polish']],
  ['2xUkr | Sub Eng', ['Ukrainian']],
  ['EN.1080p', ['English']],
  ['En.1080p', []],
  ['SK.1080p', ['Slovak']],
  ['[1080p][简繁字幕]', ['Chinese']],
  ['Original.1080p', ['Original']],
  ['1080p English Subs', []],
  ['1080p [English Subbed]', []],
  ['Eng Fre Multi Subs 1080p', ['English', 'French']],
  ['1080p.BluRay.DTS-ES.x264', []],
  ['1080p.BluRay.x264-GRMN', []],
])('%s: its languages', (description, languages) => {
  expect(facts(`Harbour.Lights.2021.${description}`).languages).toEqual(languages)
})

test("a language in the title is not the release's language", () => {
  expect(facts('The.Good.German.2021.1080p.BluRay').languages).toEqual([])
  expect(facts('The.Italian.Lamp.2021.1080p.BluRay').languages).toEqual([])
})

test.each([
  ['KORSUB.1080p', 'KORSUB'],
  ['HC.1080p', 'Generic Hardcoded Subs'],
  ['SUBBED.1080p', 'Generic Hardcoded Subs'],
  ['Softsubs.1080p', null],
  ['MultiSubs.1080p', null],
  ['ESubs.1080p', null],
  ['RoSubbed.1080p', null],
])('%s: hardcoded subtitles', (description, tag) => {
  expect(facts(`Harbour.Lights.2021.${description}`).hardcoded_subs).toBe(tag)
})

test('reads ids in the name', () => {
  expect(facts('Harbour (2021) {tmdb-8001}').tmdb_id).toBe(8001)
  expect(facts('Harbour (2021) [tmdbid-8001] 1080p').tmdb_id).toBe(8001)
  expect(facts('Harbour 2021 [tt7770001] 1080p').imdb_id).toBe('tt7770001')
  expect(facts('Harbour (2021) {imdb-tt17770001}').imdb_id).toBe('tt17770001')
  expect(facts('Harbour.tt12.2021.1080p')).toMatchObject({ imdb_id: null, tmdb_id: null })
})

test.each([
  ['x264.DD5.1', 'h264', 'ac3', []],
  ['H.265.DDP5.1.Atmos', 'h265', 'eac3', []],
  ['HEVC.DTS-HD.MA.7.1', 'h265', 'dtshd', []],
  ['AV1.Opus', 'av1', 'opus', []],
  ['x265.DD+7.1', 'h265', 'eac3', []],
  ['AVC.FLAC2.0', 'h264', 'flac', []],
  ['DTS-X.264', 'h264', 'dts', []],
  ['HDR10+.x265.AAC2.0', 'h265', 'aac', ['hdr10plus']],
  ['DoVi.HDR.H265', 'h265', null, ['dolby_vision', 'hdr10']],
  ['HLG.HEVC', 'h265', null, ['hlg']],
])('%s: its codecs', (...[description, video, audio, hdr]) => {
  expect(facts(`Harbour.Lights.2021.2160p.${description}-GRP`)).toMatchObject({ video_codec: video, audio_codec: audio, hdr })
})
