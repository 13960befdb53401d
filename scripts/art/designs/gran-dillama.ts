import { ramp } from '../canvas'
import { at, type Easel, hills, line, peaks } from '../easel'
import { box, circle, path } from '../paths'
import type { Design } from '../posters'
import { guanaco } from '../silhouettes'
import { heavy } from './styles'

export const granDillama: Design = {
  art,
  focus: 800,
  title: { lines: ['Caminandes', 'Gran Dillama'], y: 70, color: '#5a2b14', style: heavy, gap: 0.18 },
  caption: { color: '#fbe9c4' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1100], ['#f2b04c', '#f6cf78', '#f9e7b6']))
  e.fill(circle(720, 400, 150), '#fff3cc')
  e.fill(peaks(820, 260, 9), '#c9784a')
  e.fill(hills(860, 30, { waves: 0.8 }), '#7fae4a')
  e.fill(hills(930, 20, { waves: 1.2, shift: 0.3 }), '#5c9238')
  e.fill(at(guanaco, 440, 760, 1.25), '#8a4a2b')
  e.fill(path('M390 800 C384 900 384 1100 362 1400 L590 1400 C540 1240 500 1000 496 830 C460 800 420 790 390 800Z'), '#f4dcb0', {
    opacity: 0.5,
  })
  e.fill(circle(462, 732, 10), '#20130c')
  e.fill(hills(1210, 16, { waves: 1.5 }), '#b5683a')
  for (let i = -6; i < 12; i++) e.fill(box(i * 180 + 30, 880, [26, 480]), '#3b2418')
  for (const y of [930, 1010, 1090, 1170]) e.line(line([-1000, y + 4], [2000, y - 8]), '#3b2418', { width: 6 })
  for (let i = -9; i < 20; i++) e.line(path(`M${i * 96 + 40} 918 l18 26 m0 -26 l-18 26`), '#3b2418', { width: 4 })
}
