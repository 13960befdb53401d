import { expect, test } from 'bun:test'
import { parseRelease } from './parse-release'

/** What follows "The.Quiet.Harbour.2021." in a name, and the audio languages that a person reads there. `-` is none, `?` an unknown dub. */
const rows = `
ita.eng.1080p.BluRay.x264-GRP = Italian, English
ITA.ENG.1080p.BluRay.x264-GRP = Italian, English
Ita.Eng.1080p.BluRay.x264-GRP = Italian, English
ita-eng.1080p.WEB-DL.x264-GRP = Italian, English
ITA-ENG.AC3.1080p.x264-GRP = Italian, English
iTA-ENG.Bluray.1080p.x264-GRP = Italian, English
ita.ac3.1080p.bluray.x264-GRP = Italian
iTA.1080p.BluRay.x264-GRP = Italian
ita.1080p.bluray.x264-GRP = Italian
ITA.1080p.BluRay.x264-GRP = Italian
1080p.BluRay.x264.ita.eng-GRP = Italian, English
1080p.BluRay.DTS.ita-GRP = Italian
1080p.WEB-DL.AC3.ita.eng.sub.ita-GRP = Italian, English
1080p.H264.ita.ac3.eng.dts.sub.ita.eng-GRP = Italian, English
1080p.BluRay.ITA+ENG.x264-GRP = Italian, English
1080p.BluRay.[ita+eng].x264-GRP = Italian, English
[ITA-ENG].1080p.BluRay.x264-GRP = Italian, English
tur.1080p.BluRay.x264-GRP = Turkish
TUR.1080p.BluRay.x264-GRP = Turkish
tur.eng.1080p.BluRay.x264-GRP = Turkish, English
TR.1080p.WEB-DL.x264-GRP = Turkish
TR-EN.1080p.WEB-DL.x264-GRP = Turkish, English
TR.EN.1080p.WEB-DL.x264-GRP = Turkish, English
TRDUB.1080p.WEB-DL.x264-GRP = Turkish
TR.DUB.1080p.WEB-DL.x264-GRP = Turkish
TR.Dublaj.1080p.WEB-DL.x264-GRP = Turkish
Türkçe.Dublaj.1080p.WEB-DL.x264-GRP = Turkish
Turkce.Dublaj.1080p.WEB-DL.x264-GRP = Turkish
Turkish.Dubbed.1080p.WEB-DL.x264-GRP = Turkish
dan.1080p.WEB-DL.x264-GRP = Danish
DK.1080p.WEB-DL.x264-GRP = Danish
DK.SE.NO.FI.1080p.WEB-DL.x264-GRP = Danish, Swedish, Norwegian, Finnish
DKDUB.1080p.WEB-DL.x264-GRP = Danish
DK.DUB.1080p.WEB-DL.x264-GRP = Danish
dan.dub.1080p.WEB-DL.x264-GRP = Danish
Danish.DUB.1080p.WEB-DL.x264-GRP = Danish
Dansk.Tale.1080p.WEB-DL.x264-GRP = Danish
SWEDUB.1080p.WEB-DL.x264-GRP = Swedish
swe.dub.1080p.WEB-DL.x264-GRP = Swedish
SE-NO.1080p.WEB-DL.x264-GRP = Swedish, Norwegian
swe.nor.1080p.WEB-DL.x264-GRP = Swedish, Norwegian
Svenska.1080p.WEB-DL.x264-GRP = Swedish
NORDUB.1080p.WEB-DL.x264-GRP = Norwegian
norsk.1080p.WEB-DL.x264-GRP = Norwegian
FINDUB.1080p.WEB-DL.x264-GRP = Finnish
fin.eng.1080p.WEB-DL.x264-GRP = Finnish, English
FI.1080p.WEB-DL.x264-GRP = Finnish
hun.1080p.WEB-DL.x264-GRP = Hungarian
hun.eng.1080p.WEB-DL.x264-GRP = Hungarian, English
HUN.ENG.1080p.WEB-DL.x264-GRP = Hungarian, English
HU.1080p.WEB-DL.x264-GRP = Hungarian
HU-EN.1080p.WEB-DL.x264-GRP = Hungarian, English
HUNDUB.1080p.WEB-DL.x264-GRP = Hungarian
HunDub.1080p.WEB-DL.x264-GRP = Hungarian
Magyar.1080p.WEB-DL.x264-GRP = Hungarian
Magyar.Szinkron.1080p.WEB-DL.x264-GRP = Hungarian
pol.1080p.WEB-DL.x264-GRP = Polish
PL.1080p.WEB-DL.x264-GRP = Polish
pol.eng.1080p.WEB-DL.x264-GRP = Polish, English
PL-EN.1080p.WEB-DL.x264-GRP = Polish, English
PLDUB.1080p.WEB-DL.x264-GRP = Polish
DubbedPL.1080p.WEB-DL.x264-GRP = Polish
DUB.PL.1080p.WEB-DL.x264-GRP = Polish
Dubbing.PL.1080p.WEB-DL.x264-GRP = Polish
Lektor.PL.1080p.WEB-DL.x264-GRP = Polish
Lektor.1080p.WEB-DL.x264-GRP = Polish
PLLEK.1080p.WEB-DL.x264-GRP = Polish
Polski.Lektor.1080p.WEB-DL.x264-GRP = Polish
por.1080p.WEB-DL.x264-GRP = Portuguese
PT.1080p.WEB-DL.x264-GRP = Portuguese
PT-PT.1080p.WEB-DL.x264-GRP = Portuguese
por.eng.1080p.WEB-DL.x264-GRP = Portuguese, English
PT-EN.1080p.WEB-DL.x264-GRP = Portuguese, English
Português.1080p.WEB-DL.x264-GRP = Portuguese
PT-BR.1080p.WEB-DL.x264-GRP = Portuguese (Brazil)
Dublado.1080p.WEB-DL.x264-GRP = Portuguese (Brazil)
DUBLADO.PT-BR.1080p.WEB-DL.x264-GRP = Portuguese (Brazil)
Brazilian.1080p.WEB-DL.x264-GRP = Portuguese (Brazil)
spa.1080p.WEB-DL.x264-GRP = Spanish
ES.1080p.WEB-DL.x264-GRP = Spanish
spa.eng.1080p.WEB-DL.x264-GRP = Spanish, English
ESP.ENG.1080p.WEB-DL.x264-GRP = Spanish, English
Castellano.1080p.WEB-DL.x264-GRP = Spanish
Español.Castellano.1080p.WEB-DL.x264-GRP = Spanish
Castellano.AC3.Ingles.AC3.1080p-GRP = Spanish, English
Latino.1080p.WEB-DL.x264-GRP = Spanish (Latino)
Español.Latino.1080p.WEB-DL.x264-GRP = Spanish (Latino)
Spanish.Latino.1080p.WEB-DL.x264-GRP = Spanish (Latino)
DUAL.Lat.1080p.WEB-DL.x264-GRP = Spanish (Latino), Original
lat.dual.1080p.WEB-DL.x264-GRP = Spanish (Latino), Original
Dual.Latino.1080p.WEB-DL.x264-GRP = Spanish (Latino), Original
Lat.Lit.Est.1080p.WEB-DL.x264-GRP = Latvian, Lithuanian, Estonian
lat.rus.1080p.WEB-DL.x264-GRP = Latvian, Russian
LV.LT.EE.1080p.WEB-DL.x264-GRP = Latvian, Lithuanian, Estonian
lit.1080p.WEB-DL.x264-GRP = Lithuanian
est.rus.1080p.WEB-DL.x264-GRP = Estonian, Russian
rus.1080p.WEB-DL.x264-GRP = Russian
rus.eng.1080p.WEB-DL.x264-GRP = Russian, English
RU.1080p.WEB-DL.x264-GRP = Russian
RUS-ENG.1080p.WEB-DL.x264-GRP = Russian, English
RUS.UKR.ENG.1080p.WEB-DL.x264-GRP = Russian, Ukrainian, English
Дубляж.1080p.WEB-DL.x264-GRP = Russian
ukr.1080p.WEB-DL.x264-GRP = Ukrainian
UA.1080p.WEB-DL.x264-GRP = Ukrainian
ukr.eng.1080p.WEB-DL.x264-GRP = Ukrainian, English
UKR/ENG.1080p.WEB-DL.x264-GRP = Ukrainian, English
2xUkr.Eng.1080p.WEB-DL.x264-GRP = Ukrainian, English
cze.1080p.WEB-DL.x264-GRP = Czech
CZ.1080p.WEB-DL.x264-GRP = Czech
CZ-SK.1080p.WEB-DL.x264-GRP = Czech, Slovak
CZ.SK.EN.1080p.WEB-DL.x264-GRP = Czech, Slovak, English
CZDUB.1080p.WEB-DL.x264-GRP = Czech
CZ.Dabing.1080p.WEB-DL.x264-GRP = Czech
SK.Dabing.1080p.WEB-DL.x264-GRP = Slovak
cze.slo.eng.1080p.WEB-DL.x264-GRP = Czech, Slovak, English
ron.1080p.WEB-DL.x264-GRP = Romanian
RO.1080p.WEB-DL.x264-GRP = Romanian
RODUBBED.1080p.WEB-DL.x264-GRP = Romanian
RoDubbed.1080p.WEB-DL.x264-GRP = Romanian
Dublat.RO.1080p.WEB-DL.x264-GRP = Romanian
bul.eng.1080p.WEB-DL.x264-GRP = Bulgarian, English
BG.1080p.WEB-DL.x264-GRP = Bulgarian
BGAUDIO.1080p.WEB-DL.x264-GRP = Bulgarian
gre.1080p.WEB-DL.x264-GRP = Greek
GR.1080p.WEB-DL.x264-GRP = Greek
ell.eng.1080p.WEB-DL.x264-GRP = Greek, English
Greek.Dubbed.1080p.WEB-DL.x264-GRP = Greek
hrv.1080p.WEB-DL.x264-GRP = Croatian
HR.SR.BS.1080p.WEB-DL.x264-GRP = Croatian, Serbian, Bosnian
srp.hrv.1080p.WEB-DL.x264-GRP = Serbian, Croatian
slv.eng.1080p.WEB-DL.x264-GRP = Slovenian, English
ger.1080p.WEB-DL.x264-GRP = German
deu.eng.1080p.WEB-DL.x264-GRP = German, English
DE.1080p.WEB-DL.x264-GRP = German
DE-EN.1080p.WEB-DL.x264-GRP = German, English
GERMAN.DL.1080p.WEB-DL.x264-GRP = German, Original
German.Dubbed.DL.1080p.WEB-DL.x264-GRP = German, Original
GERDUB.1080p.WEB-DL.x264-GRP = German
German.LD.1080p.WEB-DL.x264-GRP = German
Deutsch.1080p.WEB-DL.x264-GRP = German
fre.1080p.WEB-DL.x264-GRP = French
fra.eng.1080p.WEB-DL.x264-GRP = French, English
FR.1080p.WEB-DL.x264-GRP = French
FR.EN.1080p.WEB-DL.x264-GRP = French, English
VFF.1080p.WEB-DL.x264-GRP = French
VF.1080p.WEB-DL.x264-GRP = French
VFQ.VFF.1080p.WEB-DL.x264-GRP = French
TRUEFRENCH.1080p.WEB-DL.x264-GRP = French
Doublé.1080p.WEB-DL.x264-GRP = French
FRENCH.SubForced.1080p.WEB-DL.x264-GRP = French
VOSTFR.1080p.WEB-DL.x264-GRP = -
VO.1080p.WEB-DL.x264-GRP = Original
VOSE.1080p.WEB-DL.x264-GRP = -
OmU.1080p.WEB-DL.x264-GRP = Original
SUBFRENCH.1080p.WEB-DL.x264-GRP = -
dut.1080p.WEB-DL.x264-GRP = Dutch
NL.1080p.WEB-DL.x264-GRP = Dutch
NL.EN.1080p.WEB-DL.x264-GRP = Dutch, English
Vlaams.1080p.WEB-DL.x264-GRP = Flemish
NL.Gesproken.1080p.WEB-DL.x264-GRP = Dutch
hin.1080p.WEB-DL.x264-GRP = Hindi
hin.eng.1080p.WEB-DL.x264-GRP = Hindi, English
Hindi.Dubbed.1080p.WEB-DL.x264-GRP = Hindi
HIN.TAM.TEL.1080p.WEB-DL.x264-GRP = Hindi, Tamil, Telugu
hindi.tamil.telugu.malayalam.1080p.WEB-DL.x264-GRP = Hindi, Tamil, Telugu, Malayalam
Tam+Tel+Hin+Eng.1080p.WEB-DL.x264-GRP = Tamil, Telugu, Hindi, English
[Tamil + Telugu + Hindi].1080p.WEB-DL.x264-GRP = Tamil, Telugu, Hindi
Dual.Audio.Hin-Eng.1080p.WEB-DL.x264-GRP = Hindi, English
HinDub.1080p.WEB-DL.x264-GRP = Hindi
kan.mal.1080p.WEB-DL.x264-GRP = Kannada, Malayalam
ben.hin.1080p.WEB-DL.x264-GRP = Bengali, Hindi
kor.1080p.WEB-DL.x264-GRP = Korean
KR.1080p.WEB-DL.x264-GRP = Korean
kor.eng.1080p.WEB-DL.x264-GRP = Korean, English
Korean.English.1080p.WEB-DL.x264-GRP = Korean, English
jpn.1080p.WEB-DL.x264-GRP = Japanese
jpn.eng.1080p.WEB-DL.x264-GRP = Japanese, English
JP.1080p.WEB-DL.x264-GRP = Japanese
JAP.ENG.1080p.WEB-DL.x264-GRP = Japanese, English
chi.eng.1080p.WEB-DL.x264-GRP = Chinese, English
CN.1080p.WEB-DL.x264-GRP = Chinese
Mandarin.1080p.WEB-DL.x264-GRP = Chinese
国语.1080p.WEB-DL.x264-GRP = Chinese
ja+en.1080p.BluRay.x264-GRP = Japanese, English
国英双语.1080p.BluRay.x264-GRP = Chinese, English
英语中字.1080p.BluRay.x264-GRP = English
日本語吹替.1080p.WEB-DL.x264-GRP = Japanese
한국어.더빙.1080p.WEB-DL.x264-GRP = Korean
مدبلج.1080p.WEB-DL.x264-GRP = Arabic
Bangla.1080p.WEB-DL.x264-GRP = Bengali
tha.eng.1080p.WEB-DL.x264-GRP = Thai, English
vie.1080p.WEB-DL.x264-GRP = Vietnamese
Thuyết.Minh.1080p.WEB-DL.x264-GRP = Vietnamese
ind.eng.1080p.WEB-DL.x264-GRP = Indonesian, English
ara.eng.1080p.WEB-DL.x264-GRP = Arabic, English
Arabic.Dubbed.1080p.WEB-DL.x264-GRP = Arabic
heb.1080p.WEB-DL.x264-GRP = Hebrew
HebDub.1080p.WEB-DL.x264-GRP = Hebrew
per.eng.1080p.WEB-DL.x264-GRP = Persian, English
Farsi.Dubbed.1080p.WEB-DL.x264-GRP = Persian
geo.rus.1080p.WEB-DL.x264-GRP = Georgian, Russian
alb.1080p.WEB-DL.x264-GRP = Albanian
cat.spa.eng.1080p.WEB-DL.x264-GRP = Catalan, Spanish, English
isl.1080p.WEB-DL.x264-GRP = Icelandic
1080p.WEB-DL.x264-GRP = -
Dubbed.1080p.WEB-DL.x264-GRP = ?
DUB.1080p.WEB-DL.x264-GRP = ?
DUBBED.1080p.BluRay.x264-GRP = ?
LD.1080p.WEB-DL.x264-GRP = ?
Dual.Audio.Dubbed.1080p.WEB-DL.x264-GRP = Original
English.Dubbed.1080p.WEB-DL.x264-GRP = English
MULTi.1080p.WEB-DL.x264-GRP = -
MULTi.VFF.1080p.WEB-DL.x264-GRP = French
MULTi.DUBBED.1080p.WEB-DL.x264-GRP = -
1080p.WEB-DL.x264.Eng.Subs-GRP = -
1080p.WEB-DL.x264.Sub.Ita-GRP = -
1080p.WEB-DL.x264.sub.ita.eng-GRP = -
1080p.WEB-DL.[Eng+Fre Subs]-GRP = -
1080p.WEB-DL.Subs.(eng, fre)-GRP = -
1080p.WEB-DL.Napisy.PL-GRP = -
1080p.WEB-DL.CZ.Titulky-GRP = -
1080p.WEB-DL.Legendado.x264-GRP = -
1080p.WEB-DL.Hindi.ESubs-GRP = Hindi
1080p.WEB-DL.Multi.Subs.x264-GRP = -
IT.WEB-DL.1080p.x264-GRP = -
iT.WEB-DL.1080p.x264-GRP = -
NF.WEB-DL.1080p.HI.x264-GRP = -
AMZN.WEB-DL.1080p.DV.HDR.x264-GRP = -
SE.1080p.BluRay.x264-GRP = -
is.no.1080p.BluRay.x264-GRP = -
1080p.BluRay.x264-iTA = Italian
1080p.BluRay.DTS-HD.MA.5.1.x264-GRP = -
`
  .trim()
  .split('\n')
  .map((row): [string, string] => {
    const [description = '', languages = ''] = row.split(' = ')
    return [description, languages]
  })

const spokenIn = (name: string) => {
  const { languages, dubbed } = parseRelease(name)
  return languages.join(', ') || (dubbed ? '?' : '-')
}

test('there are at least 200 rows, and no description twice', () => {
  expect(rows.length).toBeGreaterThanOrEqual(200)
  expect(new Set(rows.map(([description]) => description)).size).toBe(rows.length)
})

test.each(rows)('%s is in %s', (description, languages) => {
  expect(spokenIn(`The.Quiet.Harbour.2021.${description}`)).toBe(languages)
})

test.each([
  'The.Good.German.2006',
  'An.Italian.Name.2005',
  'Lat.Dan.Ita.2001',
  'En.Es.De.2011',
  'Swedish.Auto.2006',
  'The.Czech.Dream.2004',
])('a language that is a word of the title never counts: %s', (title) => {
  expect(spokenIn(`${title}.1080p.BluRay.x264-GRP`)).toBe('-')
})
