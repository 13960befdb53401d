import { expect, test } from 'bun:test'
import { extraOrPack } from './extra-or-pack'

const titles = ['The Quiet Harbor', 'Тихая гавань', 'Der stille Hafen']
const tail = '1080p.WEB-DL.x264-GRP'
const insteadOf = (name: string) => extraOrPack(name, titles)

/** Counted seasons and episodes, as trackers write them between a movie's titles and its year. */
const counts = [
  '1 сезон',
  'Сезон 1',
  'Сезон: 1',
  '1 сезон: 1-8 серии из 8',
  'Серии: 1-8 из 8',
  'Серии 1-4 из 8',
  '8 серий из 8',
  '1-8 из 8',
  'Сезон 2 / Серии: 1-10 из 10',
  '2 сезон, 5 серия',
  'Сезони 1-2',
  'Сезон 1 / Серія 4',
  '8 серій',
  'Season 1',
  'Season 02',
  'Seasons 1-3',
  '1 of 8',
  'Saison 1',
  'Staffel 2',
  'Temporada 3',
  'Stagione 1',
  'Sezon 1',
  '1. Sezon',
  'Sezona 2',
  'Seizoen 1',
  'Säsong 1',
  'Sæson 1',
  'Sesong 1',
  'Kausi 2',
  'Hooaeg 1',
  'ตอนที่ 1',
  'ซีซั่น 1',
  'सीजन 2',
  'एपिसोड 3',
  'قسمت 1',
]
const packs = [
  'Трилогия',
  'Дилогия',
  'Антология',
  'Коллекция',
  'Trilogy',
  'Anthology',
  'Duology',
  'Boxset',
  'Complete Collection',
  'Trilogie',
]
const refused = [
  ...counts.flatMap((count) => [
    `Тихая гавань / ${count} / The Quiet Harbor (2021) ${tail}`,
    `The Quiet Harbor (${count}) (2021) ${tail}`,
    `Тихая гавань / The Quiet Harbor / ${count} (2021) ${tail}`,
  ]),
  ...packs.map((pack) => `Тихая гавань / The Quiet Harbor / ${pack} (2021) ${tail}`),
  `The.Quiet.Harbor.2021.03.14.${tail}`,
  `The.Quiet.Harbor.2021-12-01.${tail}`,
  `The Quiet Harbor 2021 05 30 ${tail}`,
  `The.Quiet.Harbor.2021.01.31.Some.Guest.${tail}`,
  `The Quiet Harbor (2021) Another Harbor (2024) ${tail}`,
  `The Quiet Harbor (2021) The Loud Harbor (2023) ${tail}`,
  'The.Quiet.Harbor.2021.1080p.BluRay.x264.SAMPLE-GRP',
  'The.Quiet.Harbor.2021.1080p.BluRay.x264.PROOF-GRP',
  'The.Quiet.Harbor.2021.DUBBED.AUDIO.TRACK.ONLY-GRP',
  'The.Quiet.Harbor.2021.Press.Conference.1080p.WEB-DL-GRP',
  'The.Quiet.Harbor.2021.Screen.Test.1080p.WEB-DL-GRP',
  'The.Quiet.Harbor.2021.1080p.BluRay.x264-GRP.exe',
  'The.Quiet.Harbor.2021.Season.1.1080p.WEB-DL-GRP',
  'The.Quiet.Harbor.2021.Trailer.1080p.WEB-DL-GRP',
  'The.Quiet.Harbor.2021.Soundtrack.FLAC-GRP',
  'The.Quiet.Harbor.2021.Сезон.1.1080p.WEB-DL-GRP',
  'The.Quiet.Harbor.2021.Making.Of.1080p.WEB-DL-GRP',
  'The.Quiet.Harbor.2021.Bonus.Disc.1080p-GRP',
  'The.Quiet.Harbor.2021.XXX.Parody.1080p-GRP',
  'The.Quiet.Harbor.2021.PC.Game-GRP',
]

/** Unknown titles in front of the year, and descriptions that look like one of these. */
const strange = [
  'Сезон охоты',
  'Четыре сезона',
  'Season of the Harbor',
  'Open Season',
  'The Seasons',
  'Серия убийств',
  'Last Season of Harbor',
  'Интервью с рыбаком',
  'Interview by the Harbor',
  'Trailer Park Harbor',
  'Трилогия страха',
  'Trilogy of Harbor',
  'The Collection of Harbor',
  'Часть 2',
  'Part 2',
  'Chapter 1',
  'Эпизод 1',
  'Episode 4',
  'Episode I',
  'Harbor 13',
  '12 рыбаков',
  'Wolf Pack Harbor',
  'Бонус рыбака',
  'The Saga of Harbor',
  'Люкс серия',
  'Staffellauf',
  'Le Saisonnier',
  'La Temporada Quieta',
  'Vier Jahreszeiten',
  'Sezonowy port',
]
const directors = ['(Anna Berg)', '(Анна Берг / Anna Berg)', '(dir. A. Berg)']
const descriptions = [
  '2021.1080p.BluRay.x264-GRP',
  '2021.2160p.UHD.BluRay.x265-GRP',
  '2021.10bit.1080p.BluRay.x265-GRP',
  '2021.5.1.1080p.BluRay-GRP',
  '2021.DDP5.1.1080p.WEB-DL-GRP',
  '2021.1080p.12bit.x265-GRP',
  '(2021) [1080p] [BluRay] [5.1]',
  '(2021) (1080p BluRay x265 10bit GRP)',
  '2021 1080p BluRay + Extras x264-GRP',
  '2021.Extended.Cut.1080p.BluRay-GRP',
  '2021.Criterion.Collection.1080p.BluRay-GRP',
  '2021.25th.Anniversary.Edition.1080p-GRP',
  '2021.REMASTERED.1080p.BluRay-GRP',
  '2021.3D.HSBS.1080p.BluRay-GRP',
  '2021.MULTi.1080p.BluRay-GRP',
  '2021.PROPER.1080p.BluRay-GRP',
  '2021.1080p.BluRay.x264-SAMPLEGRP',
  '2021.1080p.BluRay.x264-Season',
  '2021.Hybrid.1080p.BluRay-GRP',
  '2021.IMAX.2160p.WEB-DL-GRP',
  '(2021) [Remastered 2024] 1080p BluRay-GRP',
  '2021.1080p.WEB-DL.H.264-GRP',
  '2021.1080p.NF.WEB-DL.DDP5.1.Atmos-GRP',
  '2021.Dual.Audio.1080p.WEB-DL-GRP',
  '2021.1080p.BluRay.DTS-HD.MA.7.1-GRP',
  '2021.720p.BluRay.800MB-GRP',
  '2021.2160p.DV.HDR10.WEB-DL-GRP',
  '2021.1080p.WEBRip.AAC2.0-GRP',
  '2021.Uncut.1080p.BluRay-GRP',
  '2021.1080p.BluRay.Subs-GRP',
]
const accepted = [
  ...strange.flatMap((title) => [`${title} / The Quiet Harbor (2021) ${tail}`, `The Quiet Harbor / ${title} (2021) ${tail}`]),
  ...directors.map((people) => `Тихая гавань / The Quiet Harbor ${people} 2021 ${tail}`),
  ...descriptions.flatMap((description) => [`The.Quiet.Harbor.${description}`, `Тихая гавань / The Quiet Harbor ${description}`]),
]

test('there are at least 120 of each', () => {
  expect(new Set(refused).size).toBeGreaterThanOrEqual(120)
  expect(new Set(accepted).size).toBeGreaterThanOrEqual(120)
})

test.each(refused)('%s is not the movie', (name) => {
  expect(insteadOf(name)).not.toBeNull()
})

test.each(accepted)('%s is the movie', (name) => {
  expect(insteadOf(name)).toBeNull()
})

test('a word of the movie’s own titles is no sign of a series', () => {
  expect(extraOrPack('Сезон 1 / Season 1 (2021) 1080p', ['Season 1', 'Сезон 1'])).toBeNull()
})
