import { describe, expect, test } from 'bun:test'
import { parseRelease } from '#server/foundation/releases/parse-release'
import { aCandidate, aContext, aMovie } from '#server/testing/candidates'
import type { WantedMovie } from './candidate'
import { matchesMovie } from './rules/matches-movie'

const movies = {
  dune: aMovie({
    metadata_id: 438_631,
    title: 'Dune',
    original_title: 'Dune',
    alternative_titles: ['Dune: Part One', 'Дюна'],
    year: 2021,
    original_language: 'English',
  }),
  duneTwo: aMovie({
    title: 'Dune: Part Two',
    original_title: 'Dune: Part Two',
    alternative_titles: ['Dune 2', 'Дюна: Часть вторая', 'Duna: Parte dos'],
    year: 2024,
  }),
  matrix: aMovie({ title: 'The Matrix', original_title: 'The Matrix', alternative_titles: ['Matrix', 'Матрица'], year: 1999 }),
  band: aMovie({ title: 'Band of Brothers', original_title: 'Band of Brothers', alternative_titles: ['Братья по оружию'], year: 2001 }),
  godfather: aMovie({
    title: 'The Godfather',
    original_title: 'The Godfather',
    alternative_titles: ['Il padrino', 'Le Parrain', 'Der Pate'],
    year: 1972,
  }),
  amelie: aMovie({
    title: 'Amélie',
    original_title: "Le Fabuleux Destin d'Amélie Poulain",
    alternative_titles: ['Die fabelhafte Welt der Amélie', 'Amelie from Montmartre'],
    year: 2001,
    original_language: 'French',
  }),
  parasite: aMovie({
    title: 'Parasite',
    original_title: '기생충',
    alternative_titles: ['Gisaengchung', '寄生上流'],
    year: 2019,
    original_language: 'Korean',
  }),
  akira: aMovie({ title: 'Akira', original_title: 'アキラ', alternative_titles: [], year: 1988, original_language: 'Japanese' }),
  suzume: aMovie({
    title: 'Suzume',
    original_title: 'すずめの戸締まり',
    alternative_titles: ['Suzume no Tojimari', 'Suzume’s Door-Locking'],
    year: 2022,
    original_language: 'Japanese',
  }),
  rec: aMovie({ title: '[REC]', original_title: '[REC]', alternative_titles: ['REC'], year: 2007, original_language: 'Spanish' }),
  joe: aMovie({ title: 'G.I. Joe: The Rise of Cobra', original_title: 'G.I. Joe: The Rise of Cobra', alternative_titles: [], year: 2009 }),
  cheerleader: aMovie({ title: "But I'm a Cheerleader", original_title: "But I'm a Cheerleader", alternative_titles: [], year: 2000 }),
  confidential: aMovie({ title: 'L.A. Confidential', original_title: 'L.A. Confidential', alternative_titles: [], year: 1997 }),
  extras: aMovie({ title: 'The Final Season', original_title: 'The Final Season', alternative_titles: [], year: 2007 }),
  trailer: aMovie({ title: 'Trailer Park of Terror', original_title: 'Trailer Park of Terror', alternative_titles: [], year: 2008 }),
  episode: aMovie({
    title: 'Star Wars',
    original_title: 'Star Wars',
    alternative_titles: ['Star Wars: Episode IV - A New Hope', 'La guerre des étoiles', 'Krieg der Sterne'],
    year: 1977,
  }),
  twilight: aMovie({
    title: 'The Twilight Saga: New Moon',
    original_title: 'The Twilight Saga: New Moon',
    alternative_titles: [],
    year: 2009,
  }),
  southPark: aMovie({
    title: 'South Park: Bigger, Longer & Uncut',
    original_title: 'South Park: Bigger, Longer & Uncut',
    alternative_titles: [],
    year: 1999,
  }),
  legends: aMovie({ title: 'Urban Legends: Final Cut', original_title: 'Urban Legends: Final Cut', alternative_titles: [], year: 2000 }),
  gods: aMovie({
    title: 'Creation of the Gods I: Kingdom of Storms',
    original_title: '封神第一部：朝歌风云',
    alternative_titles: ['Creation of the Gods I', '封神第一部'],
    year: 2023,
    original_language: 'Chinese',
  }),
  kill: aMovie({ title: 'Kill Bill: Vol. 1', original_title: 'Kill Bill: Vol. 1', alternative_titles: ['Kill Bill Volume 1'], year: 2003 }),
  rocky: aMovie({ title: 'Rocky II', original_title: 'Rocky II', alternative_titles: [], year: 1979 }),
  et: aMovie({
    title: 'E.T. the Extra-Terrestrial',
    original_title: 'E.T. the Extra-Terrestrial',
    alternative_titles: ['E.T.'],
    year: 1982,
  }),
  brat: aMovie({ title: 'Brother', original_title: 'Брат', alternative_titles: ['Brat'], year: 1997, original_language: 'Russian' }),
  interview: aMovie({ title: 'The Interview', original_title: 'The Interview', alternative_titles: [], year: 2014 }),
  making: aMovie({ title: 'Box of Moonlight', original_title: 'Box of Moonlight', alternative_titles: [], year: 1996 }),
} satisfies Record<string, WantedMovie>

type Names = Partial<Record<keyof typeof movies, string>>

const accepted: Names = {
  dune: `
    Dune.2021.1080p.BluRay.x264-SPARKS
    Dune.Part.One.2021.2160p.UHD.BluRay.x265.10bit.HDR.DTS-HD.MA.TrueHD.7.1.Atmos-SWTYBLZ
    Dune.2021.2160p.MA.WEB-DL.DDP5.1.Atmos.DV.HDR.H.265-FLUX
    Dune (2021) [1080p] [WEBRip] [5.1] [YTS.MX]
    Dune (2021) (1080p BluRay x265 10bit Tigole)
    Dune (2021) (2160p BluRay x265 HEVC 10bit HDR AAC 7.1 + Extras)
    Dune.2021.1080p.BluRay.with.Commentary.x264-GRP
    Dune 2021 1080p HMAX WEB-DL DDP5 1 Atmos H 264 - incl. Bonus
    Dune.2021.MULTi.1080p.BluRay.x264-LOST
    Dune.2021.German.DL.1080p.BluRay.x264-DETAiLS
    Dune.2021.iTA-ENG.Bluray.1080p.x264-CYBER
    Dune.2021.TRUEFRENCH.1080p.WEB.H264-EXTREME
    Dune.2021.IMAX.2160p.WEB-DL.DV.HDR10-EVO
    Dune.2021.PROPER.REPACK.1080p.BluRay.x264-EA
    Дюна / Dune (Дени Вильнёв / Denis Villeneuve) [2021, США, фантастика, боевик, драма, BDRip 1080p]
    Дюна (2021) WEB-DL 1080p
    Dune.2021.Dual.Audio.Hindi.English.1080p.BluRay.x264
    Dune.2021.HDR.2160p.WEB.H265-SLOT
    Dune 2021 COMPLETE UHD BLURAY-SURCODE
    Dune.2021.NORDiC.1080p.WEB-DL.H.264.DDP5.1-TWA
    Dune.2021.1080p.BluRay.DTS-X.x264-EXTRATORRENT
    Dune.2021.1080p.BluRay.x264-SAGA
    Dune.2021.Commentary.1080p.BluRay.x264-GRP
    Dune_2021_1080p_BluRay_x264_GRP
    (2021) Dune 1080p BluRay
    2021 - Dune [1080p]
    Dune [2021] [1080p] {tmdb-438631}`,
  duneTwo: `
    Dune.Part.Two.2024.1080p.WEB-DL.DDP5.1.Atmos.H.264-FLUX
    Dune Part Two (2024) [2160p] [4K] [WEB] [5.1] [YTS.MX]
    Dune.Part.Two.2024.2160p.MA.WEB-DL.TrueHD.Atmos.7.1.DV.HDR.H.265-FLUX
    Dune.2.2024.1080p.WEBRip.x264.AAC-AOC
    Dune.Part.Two.2024.Hybrid.2160p.BluRay.REMUX.DV.HDR10Plus.HEVC.TrueHD.7.1-FraMeSToR
    Дюна: Часть вторая / Dune: Part Two (Дени Вильнёв / Denis Villeneuve) [2024, США, Канада, фантастика, боевик, приключения, WEB-DL 2160p, HDR]
    Дюна: Часть вторая / Dune: Part Two (2024) WEB-DL-HEVC 2160p | D
    Duna.Parte.Dos.2024.1080p.BluRay.x264.Castellano
    Dune.Part.Two.2024.HDR10+.2160p.WEB.h265-EDITH
    Dune.Part.Two.2024.1080p.BluRay.DDP.7.1.x264-E.N.D
    [1080p] Dune Part Two 2024 WEB-DL
    Dune.Part.Two.2024.SPANISH.LATiNO.1080p.WEB-DL.DDP5.1.H.264-GRP
    Dune.Part.Two.2024.PLDUB.1080p.AMZN.WEB-DL.H264-GRP
    Dune Part Two 2024 1080p WEBRip HEVC x265-RARBG[rarbg]
    Dune.Part.Two.2024.MULTi.VFF.2160p.4KLight.HDR.BluRay.x265-GRP`,
  matrix: `
    The.Matrix.1999.1080p.BluRay.x264-GRP
    The.Matrix.1999.REMASTERED.1080p.BluRay.DTS-HD.x264-GRP
    The Matrix (1999) 4K HDR REMUX [2160p]
    Matrix.1999.Remastered.MULTi.2160p.UHD.BluRay.x265-OohLaLa
    The.Matrix.1999.2160p.UHD.Blu-ray.REMUX.HEVC.HDR.TrueHD.7.1-EPSiLON
    Матрица / The Matrix (Энди Вачовски, Ларри Вачовски) [1999, США, фантастика, боевик, BDRip 720p]
    Matrix (1999) [BDRip 1080p ITA-ENG DTS SUBS]
    The Matrix 1999 25th Anniversary Edition 1080p BluRay
    The.Matrix.1999.Open.Matte.1080p.WEB-DL.DD5.1.H.264-GRP
    The.Matrix.1999.DVDRip.XviD-FRAGMENT
    The.Matrix.1999.iNTERNAL.720p.HDDVD.x264-hV`,
  band: `
    Band.of.Brothers.2001.1080p.WEB-DL.H264-GRP
    Band of Brothers (2001) [720p]
    Братья по оружию (2001) HDRip`,
  godfather: `
    The.Godfather.1972.REMASTERED.1080p.BluRay.x264-AMIABLE
    The Godfather (1972) The Coppola Restoration 1080p BluRay
    Il.Padrino.1972.iTA.ENG.AC3.1080p.BluRay.x264-GRP
    Le.Parrain.1972.MULTi.1080p.BluRay.x264-GRP
    Der.Pate.1972.German.DL.1080p.BluRay.x264-GRP
    The Godfather 1972 50th Anniversary Edition 2160p UHD BluRay
    The.Godfather.1972.2160p.PMTP.WEB-DL.DDP5.1.DV.HDR.H.265-GRP
    The.Godfather.1972.Version.Integrale.1080p.BluRay.x264-GRP
    The.Godfather.1972.Criterion.Collection.1080p.BluRay.x264-GRP
    Godfather,.The.(1972).1080p`,
  amelie: `
    Amelie.2001.1080p.BluRay.x264-GRP
    Amélie (2001) [1080p] [BluRay] [YTS.AM]
    Le.Fabuleux.Destin.d.Amelie.Poulain.2001.1080p.BluRay.x264-GRP
    Le Fabuleux Destin d'Amelie Poulain 2001 FRENCH 720p BluRay
    Le.Fabuleux.Destin.dAmelie.Poulain.2001.FRENCH.1080p
    Die.fabelhafte.Welt.der.Amelie.2001.German.DL.1080p.BluRay.x264-GRP
    Amelie.from.Montmartre.2001.DVDRip.XviD-GRP
    Amelie.AKA.Le.Fabuleux.Destin.d'Amelie.Poulain.2001.1080p.BluRay.x264-GRP
    Amelie (Le Fabuleux Destin d'Amélie Poulain) (2001) 1080p`,
  parasite: `
    Parasite.2019.1080p.BluRay.x264-REGRET
    Parasite.2019.KOREAN.1080p.BluRay.H264.AAC-VXT
    기생충.Parasite.2019.1080p.BluRay.x264-GRP
    Parasite.기생충.2019.2160p.WEB-DL.x265-GRP
    기생충.2019.1080p.WEB-DL-GRP
    Gisaengchung.2019.KORSUB.720p.HDRip
    寄生上流.Parasite.2019.1080p.BluRay.x265.10bit-GRP
    Parasite.2019.Black.and.White.Edition.1080p.BluRay.x264-GRP
    Parasite 2019 国语中字 1080p WEB-DL
    Parasite.2019.Criterion.2160p.UHD.BluRay.x265-GRP`,
  akira: `
    [DB] Akira (1988) [BD 2160p HDR HEVC TrueHD]
    [Anime Time] Akira (1988) [1080p] [Movie]
    Akira.1988.REMASTERED.2160p.UHD.BluRay.x265-GRP
    Akira.1988.JAPANESE.1080p.BluRay.x264-GRP
    [Moozzi2] Akira [BD 1080p x265 10bit FLAC]
    Akira (1988) Dual Audio 1080p BluRay
    アキラ.1988.1080p.BluRay.x264-GRP`,
  suzume: `
    [Judas] Suzume no Tojimari [BD 1080p][HEVC x265 10bit][Dual-Audio]
    [SubsPlease] Suzume no Tojimari (1080p) [ABCD1234].mkv
    [Erai-raws] Suzume [1080p][HEVC][Multiple Subtitle]
    Suzume.2022.1080p.BluRay.x264-GRP
    Suzume.No.Tojimari.2022.JAPANESE.1080p.WEB-DL.H264-GRP
    すずめの戸締まり.Suzume.2022.1080p.WEB-DL-GRP`,
  rec: `
    [REC].2007.1080p.BluRay.x264-GRP
    [REC] (2007)
    [REC] (2007) [1080p]
    REC.2007.SPANISH.1080p.BluRay.x264-GRP
    Rec.2007.720p.BluRay.x264-GRP`,
  joe: `
    G.I.Joe.The.Rise.of.Cobra.2009.1080p.BluRay.x264-GRP
    GI.Joe.The.Rise.of.Cobra.2009.1080p.BluRay.x264-GRP
    GI Joe The Rise of Cobra (2009) [1080p]
    G.I. Joe - The Rise of Cobra (2009) 1080p`,
  cheerleader: `
    But.Im.A.Cheerleader.2000.Directors.Cut.1080p.BluRay.x264-GRP
    But.Im.a.Cheerleader.2000.1080p.BluRay.x264-GRP
    But.I'm.a.Cheerleader.2000.1080p.BluRay.x264-GRP
    But I m a Cheerleader 2000 1080p`,
  confidential: `
    LA.Confidential.1997.1080p.BluRay.x264-GRP
    L.A.Confidential.1997.1080p.BluRay.x264-GRP
    L.A. Confidential (1997) [1080p]`,
  extras: `
    The.Final.Season.2007.1080p.BluRay.x264-GRP
    The Final Season (2007) DVDRip`,
  trailer: `
    Trailer.Park.of.Terror.2008.1080p.BluRay.x264-GRP
    Trailer Park of Terror (2008) Unrated DVDRip XviD`,
  episode: `
    Star.Wars.1977.1080p.BluRay.x264-GRP
    Star.Wars.Episode.IV.A.New.Hope.1977.1080p.BluRay.x264-GRP
    Star Wars Episode 4 A New Hope (1977) [1080p]
    La.guerre.des.etoiles.1977.MULTi.1080p.BluRay.x264-GRP
    Star.Wars.1977.Episode.IV.A.New.Hope.Despecialized.1080p
    Krieg.der.Sterne.1977.German.DL.1080p.BluRay.x264-GRP
    Star.Wars.1977.Theatrical.Cut.4K77.2160p.DNR-GRP`,
  twilight: `
    The.Twilight.Saga.New.Moon.2009.1080p.BluRay.x264-GRP
    The Twilight Saga: New Moon (2009) [1080p]`,
  southPark: `
    South.Park.Bigger.Longer.and.Uncut.1999.1080p.BluRay.x264-GRP
    South Park: Bigger, Longer & Uncut (1999) 1080p
    South.Park.Bigger.Longer.Uncut.1999.720p.WEB-DL-GRP`,
  legends: `
    Urban.Legends.Final.Cut.2000.1080p.BluRay.x264-GRP
    Urban Legends: Final Cut (2000) 1080p`,
  gods: `
    封神第一部.Creation.of.the.Gods.I.2023.1080p.WEB-DL.H264-GRP
    Creation.of.the.Gods.I.Kingdom.of.Storms.2023.1080p.BluRay.x264-GRP
    封神第一部：朝歌风云.2023.2160p.WEB-DL.H265-GRP
    Creation of the Gods 1 Kingdom of Storms (2023) 1080p`,
  kill: `
    Kill.Bill.Vol.1.2003.1080p.BluRay.x264-GRP
    Kill.Bill.Volume.1.2003.1080p.BluRay.x264-GRP
    Kill Bill: Vol. 1 (2003) [1080p]
    Kill.Bill.Vol.I.2003.1080p.BluRay.x264-GRP`,
  rocky: `
    Rocky.II.1979.1080p.BluRay.x264-GRP
    Rocky.2.1979.1080p.BluRay.x264-GRP
    Rocky 2 (1979) [1080p]`,
  et: `
    E.T.the.Extra-Terrestrial.1982.1080p.BluRay.x264-GRP
    ET.the.Extra.Terrestrial.1982.1080p.BluRay.x264-GRP
    E.T.1982.1080p.BluRay.x264-GRP`,
  brat: `
    Брат (Алексей Балабанов) [1997, Россия, драма, криминал, BDRip 1080p]
    Brat.1997.RUSSIAN.1080p.BluRay.x264-GRP
    Брат / Brother (1997) BDRip 1080p
    Брат.1997.1080p.BluRay.x264-GRP`,
  interview: `
    The.Interview.2014.1080p.BluRay.x264-SPARKS
    The Interview (2014) [1080p]`,
  making: `
    Box.of.Moonlight.1996.1080p.BluRay.x264-GRP
    Box of Moonlight (1996) DVDRip`,
}

const refused: Names = {
  dune: `
    Dune.2021.Trailer.1080p.WEB-DL.H264-GRP
    Dune 2021 1080p WEB-DL - Trailer
    Dune (2021) Official Teaser 2160p
    Dune.2021.Featurettes.1080p.BluRay.x264-GRP
    Dune.2021.Making.Of.720p.WEB-DL-GRP
    Dune.2021.Behind.the.Scenes.1080p-GRP
    Dune.2021.BTS.1080p.WEB.h264-GRP
    Dune.2021.Deleted.Scenes.1080p-GRP
    Dune.2021.OST.FLAC
    Dune (2021) Original Motion Picture Soundtrack [FLAC]
    Dune.2021.Soundtrack.Hans.Zimmer.MP3
    Dune (2021) + Dune Part Two (2024) 1080p BluRay x264-GRP
    Dune 2021 & Dune Part Two 2024 2160p UHD BluRay
    Dune.2021-2024.Duology.1080p.BluRay.x264-GRP
    Dune.2021.Collection.1080p.BluRay.x264-GRP
    Dune.2021.The.Complete.Collection.2160p-GRP
    Dune.2021.Movie.Pack.1080p-GRP
    Dune.2021.Audiobook.M4B
    Dune (2021) Frank Herbert.epub
    Dune.2021.Graphic.Novel.cbz
    Dune.2021.The.Video.Game-CODEX
    Dune.2021.1080p.WEB-DL.exe
    Dune.2021.1080p.BluRay.zipx
    Dune.2021.Sound.Design.Featurette.1080p
    Dune.2021.Interviews.1080p.WEB
    Dune.2021.Sneak.Peek.2160p.WEB
    Dune.2021.TV.Spot.1080p
    Dune.2021.Bloopers.and.Gag.Reel.1080p
    Dune.2021.Podcast.MP3
    Dune.2021.RiffTrax.1080p.WEB
    Dune.2021.Reaction.1080p.WEB
    Dune.2021.Bande.Annonce.VF.1080p
    Dune.2021.Bonus.FRENCH.1080p.BluRay
    Dune.2021.Bonusmaterial.German.1080p.BluRay
    Дюна (2021) Трейлер 1080p
    Дюна (2021) Дополнительные материалы BDRip
    Дюна (2021) Саундтрек MP3
    Dune.2021.Subtitle.Pack
    Dune.2021.1080p.BluRay.x264-GRP.srt
    Dune.2021.DIRFIX.1080p.BluRay.x264-GRP
    Dune.2021.NFOFIX.1080p.BluRay.x264-GRP`,
  duneTwo: `
    Dune.Part.Two.2024.BONUS.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.Extras.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.EXTRAS.ONLY.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.Bonus.Disc.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.Special.Features.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.Interviews.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.SUBPACK.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.PROOFFIX.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.Commentary.Only.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.Soundtrack.1080p.BluRay.x264-GRP
    Dune.Part.Two.2024.CLIP.1080p.WEB.x264-GRP
    Dune.Part.Two.2024.XXX.PARODY.1080p.WEB.x264-GRP
    Dune.Part.Two.2024.Video.Game.Repack-FitGirl
    Dune.Part.Two.2024.The.Art.and.Soul.Artbook.PDF
    Dune.Part.Two.2024.Escenas.Eliminadas.1080p
    Dune.Part.Two.2024.Dietro.le.Quinte.1080p
    Dune.Part.Two.2024.Hinter.den.Kulissen.1080p
    Dune.Part.Two.2024.Zwiastun.PL.1080p
    Dune.Part.Two.2024.Fragman.1080p`,
  matrix: `
    The Matrix 1999 Saga 1080p BluRay x264-GRP
    The.Matrix.1999.Movie.Pack.1080p.BluRay.x264-GRP
    The.Matrix.1999.Trilogy.1080p.BluRay.x264-GRP
    The.Matrix.1999-2003.Trilogy.1080p.BluRay.x264-GRP
    The.Matrix.1999-2021.1080p.BluRay.x264-GRP
    The.Matrix.Trilogy.1999.2003.1080p.BluRay-GRP
    The Matrix (1999) Quadrilogy 2160p
    The.Matrix.1999.4.Film.Collection.2160p.UHD.BluRay-GRP
    The.Matrix.1999.Anthology.1080p.BluRay-GRP
    The.Matrix.1999.BoxSet.1080p.BluRay-GRP
    The.Matrix.1999.Box.Set.1080p.BluRay-GRP
    Matrix.1999.Integrale.MULTi.1080p.BluRay.x264-GRP
    Matrix.1999.L'Intégrale.MULTi.1080p
    Matrix.1999.Coffret.MULTi.1080p.BluRay.x264-GRP
    Matrix.1999.Trilogie.German.DL.1080p.BluRay.x264-GRP
    Matrix.1999.Filmreihe.German.1080p
    Matrix (1999) Trilogía Completa Castellano 1080p
    Matrix (1999) Colección 1080p
    Matrix (1999) Trilogia ITA ENG 1080p
    Matrix (1999) Cofanetto ITA 1080p
    Matrix.1999.Trylogia.PL.1080p.BluRay
    Matrix.1999.Kolekcja.PL.1080p.BluRay
    Матрица (1999) Трилогия BDRip 1080p
    Матрица / The Matrix (1999) Квадрология BDRip
    Матрица (1999) Антология 1080p
    Matrix.1999.Samling.NORDiC.1080p
    Matrix.1999.Verzameling.NL.1080p
    Matrix.1999.Kolekce.CZ.1080p
    Matrix.1999.Trilógia.HUN.1080p
    Matrix.1999.Seri.Film.TR.1080p
    The Matrix (1999) [Parts 1-4] 1080p
    The Matrix (1999) Movies 1-4 1080p
    The Matrix 1999 All Movies 1080p
    黑客帝国.The.Matrix.1999.三部曲.1080p
    黑客帝国.The.Matrix.1999.合集.1080p
    The.Matrix.1999.Revisited.Documentary.Featurette.DVDRip`,
  band: `
    Band.of.Brothers.2001.Complete.Mini-Series.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Complete.Series.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Miniseries.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.TV.Mini.Series.1080p-GRP
    Band.of.Brothers.2001.Part.01.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Part.1.of.10.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Pt.2.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.E03.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.EP03.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.S01.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.S01E03.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.1x03.720p.BluRay.x264-GRP
    Band.of.Brothers.2001.Episode.3.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Episodes.1-10.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Season.1.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Seasons.1-2.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Saison.1.MULTi.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Épisode.2.MULTi.1080p
    Band.of.Brothers.2001.Staffel.1.German.DL.1080p.BluRay.x264-GRP
    Band.of.Brothers.2001.Folge.3.German.1080p
    Band.of.Brothers.2001.Komplette.Serie.German.1080p
    Band.of.Brothers.2001.Temporada.1.Castellano.1080p
    Band of Brothers (2001) Capítulo 3 Castellano
    Band of Brothers (2001) Serie Completa Latino 1080p
    Band of Brothers (2001) Stagione 1 ITA ENG 1080p
    Band of Brothers (2001) Miniserie ITA 1080p
    Band of Brothers (2001) Minissérie Dublado 1080p
    Band.of.Brothers.2001.Sezon.1.PL.1080p
    Band.of.Brothers.2001.Odcinek.3.PL.1080p
    Band.of.Brothers.2001.Seizoen.1.NL.1080p
    Band.of.Brothers.2001.Säsong.1.SWE.1080p
    Band.of.Brothers.2001.Sæson.1.DK.1080p
    Band.of.Brothers.2001.Kausi.1.FI.1080p
    Band.of.Brothers.2001.Évad.1.HUN.1080p
    Band.of.Brothers.2001.1.Bölüm.TR.1080p
    Band.of.Brothers.2001.Sezonul.1.RO.1080p
    Братья по оружию / Band of Brothers (2001) (1 сезон: 1-10 серии из 10) BDRip
    Братья по оружию (2001) Сезон 1 BDRip 1080p
    Братья по оружию (2001) [01-10 из 10] BDRip
    Братья по оружию / Band of Brothers (2001) 3 серия HDTV
    Братья по оружию (2001) мини-сериал BDRip 1080p
    Band.of.Brothers.2001.3.серія.UKR
    Band of Brothers (2001) [01-10] [1080p]
    兄弟连.Band.of.Brothers.2001.全10集.1080p
    兄弟连.Band.of.Brothers.2001.第1季.1080p
    밴드 오브 브라더스 Band of Brothers 2001 시즌1 1080p
    Band.of.Brothers.2001.عونة.الموسم.1
    Band.of.Brothers.2001.CD1.DVDRip.XviD-GRP
    Band of Brothers 2001 3 of 10 DVDRip`,
  godfather: `
    The.Godfather.1972.Trilogy.REMASTERED.1080p.BluRay.x264-GRP
    The.Godfather.1972.1974.1990.Trilogy.1080p
    The Godfather (1972) Saga 1080p
    The.Godfather.1972.Part.II.1974.1080p.BluRay.x264-GRP
    The.Godfather.Part.II.1974.1080p.BluRay.x264-GRP
    The.Godfather.1972.Audio.Drama.MP3
    Il.Padrino.1972.Trilogia.iTA.1080p
    Le.Parrain.1972.Les.Bonus.MULTi.1080p
    Le.Parrain.1972.Intégrale.MULTi.1080p
    Der.Pate.1972.Hörspiel.German.MP3
    Der.Pate.1972.Teil.1-3.German.1080p`,
  amelie: `
    Amelie.2001.Bande.Originale.FLAC
    Amelie.2001.Making-of.FRENCH.DVDRip
    Amelie.2001.Coulisses.du.tournage.FRENCH
    Amélie (2001) Scènes coupées`,
  parasite: `
    기생충.Parasite.2019.예고편.1080p
    Parasite.2019.메이킹.1080p
    Parasite.2019.花絮.1080p
    Parasite.2019.Original.Score.FLAC`,
  akira: `
    [Group] Akira (1988) [特典映像] [1080p]
    Akira.1988.予告.1080p
    Akira.1988.サウンドトラック.FLAC
    Akira (1988) Symphonic Suite OST [FLAC]`,
  suzume: `
    [SubsPlease] Suzume no Tojimari - 05 (1080p) [ABCD1234].mkv
    [Judas] Suzume (Season 1) [1080p][HEVC x265 10bit]
    [Judas] Suzume [01-12] [1080p]
    Suzume.1080p.WEB-DL.H264-GRP`,
  kill: `
    Kill.Bill.Vol.2.2004.1080p.BluRay.x264-GRP
    Kill.Bill.2003-2004.Duology.1080p.BluRay.x264-GRP
    Kill.Bill.Vol.1.2003.and.Vol.2.2004.Double.Feature.1080p`,
  twilight: `
    The.Twilight.Saga.New.Moon.2009.Complete.Saga.1080p
    The.Twilight.Saga.2008-2012.1080p.BluRay.x264-GRP`,
  trailer: `
    Trailer.Park.of.Terror.2008.Teaser.1080p`,
}

const namesOf = (names: Names) =>
  Object.entries(names).flatMap(([movie, text]) =>
    text
      .split('\n')
      .map((name) => name.trim())
      .filter((name) => name !== '')
      .map((name) => [name, movies[movie as keyof typeof movies]] as const),
  )
const judge = (name: string, movie: WantedMovie) =>
  matchesMovie(
    {
      ...aCandidate({ title: name, parsed: parseRelease(name), imdb_id: null, tmdb_id: null }),
      score: 0,
      custom_formats: [],
      languages: [],
      doubt: [],
    },
    aContext({ movie }),
  )?.code

describe('release names made up for this test', () => {
  test.each(namesOf(accepted))('%s is the movie', (name, movie) => {
    expect(judge(name, movie)).toBeUndefined()
  })

  test.each(namesOf(refused))('%s is not the movie alone', (name, movie) => {
    expect(judge(name, movie)).toBeDefined()
  })

  test('there are 150 of each', () => {
    expect(namesOf(accepted).length).toBeGreaterThanOrEqual(150)
    expect(namesOf(refused).length).toBeGreaterThanOrEqual(150)
  })
})
