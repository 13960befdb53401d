import type { Writings } from './vocabulary'

/** Words that belong to a release's description but carry nothing we keep. */
export const noiseWords: Writings = [
  [{ proper: true }, 'proper'],
  [{ repack: 1, firm: true }, 'repack rerip'],
  [{ multi: true }, 'multi multi2 multi3 multi4 multilang'],
  [
    { noise: true },
    'internal int limited read-nfo readnfo line mic ws fs hr pal ntsc secam 3d hsbs h-sbs sbs half-sbs hou h-ou half-ou 2d hfr sdr 8bit 10bit 12bit hi10p hi10 bit bits 10-bit 8-bit 12-bit',
  ],
  [{ noise: true, dub: true }, 'dubbed dub dubs'],
  [{ noise: true, firm: true }, '10bit 8bit 12bit hi10p readnfo read-nfo'],
  [{ noise: true }, 'amzn nf dsnp hulu hmax max atvp atv itunes it pcok pmtp dsny stan crav viu cr bili roku tubi mubi criterion-channel'],
  [
    { noise: true },
    'hybrid mkv mp4 avi m4v mkvonly hd sd hq hc lq audio audios video ch kbps mb gb 2ch 6ch 8ch retail oar convert converted upscale upscaled ai-upscale extras real cd1 cd2 cd3 custom gratis www com web-series nsd dxva',
  ],
  [{ dual: 'audio', noise: true }, 'dual'],
  [{ dual: 'audio', noise: true, firm: true }, 'dual-audio dual-áudio'],
  [{ dual: 'DL', written: 'CAPITALS' }, 'dl'],
  [{ dual: 'ML', written: 'CAPITALS' }, 'ml'],
  [{ noise: true, dub: true, written: 'CAPITALS' }, 'ld md'],
  [
    { subtitles: 'word' },
    'sub subs subtitle subtitles napisy titulky felirat feliratos altyazı altyazili altyazılı untertitel sottotitoli sottotitolato legendas subtítulos subtitulos субтитры субтитри multi-sub multi-subs multisub multisubs soft-sub soft-subs softsub softsubs esub esubs msub msubs legendado dksubs',
  ],
  [{ subtitles: 'burnt' }, 'hc subbed'],
  [{ subtitles: 'only', firm: true }, 'vostfr subfrench vost subforced subita vostf vosten vosta vose vostit'],
]
