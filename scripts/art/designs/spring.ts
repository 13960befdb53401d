import { ramp } from '../canvas'
import { at, type Easel, hills, line, peaks, strewn } from '../easel'
import { circle, ellipse, mirrored, type Path, path } from '../paths'
import type { Design } from '../posters'
import { figure } from '../silhouettes'

export const spring: Design = {
  art,
  focus: 700,
  title: { lines: ['Spring'], y: 70, color: '#3a3340', style: { breadth: 0.9, weight: 0.16, contrast: 3, spacing: 0.14 } },
  caption: { color: '#dfeadb' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1200], ['#f4c9b8', '#f8e3cf', '#dfeadb']))
  e.fill(circle(500, 560, 330), '#f49a86')
  e.fill(peaks(960, 420, 30), '#9fb9bd')
  e.fill(peaks(1050, 360, 17), '#6f97a0')
  for (const side of [antler, mirrored(antler, 0)])
    e.line(at(side, 500, 820, 0.94), '#3a3340', { width: 26, ends: 'round', joins: 'round' })
  e.fill(
    path(
      'M500 1130 C440 1100 420 1010 400 930 C340 900 310 850 300 800 C360 800 400 810 420 780 C460 750 540 750 580 780 C600 810 640 800 700 800 C690 850 660 900 600 930 C580 1010 560 1100 500 1130Z',
    ),
    '#3a3340',
  )
  e.fill(path('M500 1100 C470 1080 462 1010 450 940 C470 900 530 900 550 940 C538 1010 530 1080 500 1100Z'), '#efe3d2')
  e.fill([...ellipse(446, 868, [18, 10]), ...ellipse(554, 868, [18, 10])], '#f7e08a')
  e.fill(strewn(60, 77, { area: [120, 320, 420, 720], radius: [8, 26] }), '#fff5ee')
  e.fill(strewn(60, 78, { area: [580, 320, 880, 720], radius: [8, 26] }), '#fff5ee')
  e.fill(strewn(44, 79, { area: [130, 330, 870, 700], radius: [5, 17] }), '#e4635f')
  e.fill(hills(1180, 44, { waves: 0.8, shift: 0.1 }), '#4f7d5d')
  e.fill(hills(1270, 30, { waves: 1.3, shift: 0.5 }), '#31594a')
  e.fill(at(figure, 240, 1236, 0.46), '#20302c')
  e.line(line([262, 1240], [282, 1076]), '#20302c', { width: 6 })
}

const antler: Path = [
  ...path('M70 0 C120 -120 240 -160 250 -330 C254 -400 230 -460 190 -520'),
  ...path('M166 -124 C240 -120 320 -170 350 -260'),
  ...path('M240 -240 C300 -260 350 -330 346 -410'),
  ...path('M250 -340 C210 -380 170 -390 130 -440'),
]
