import { ramp } from '../canvas'
import { at, type Easel, hills } from '../easel'
import { box, circle, path, polygon } from '../paths'
import type { Design } from '../posters'
import { bat } from '../silhouettes'
import { heavy } from './styles'

export const hauntedHill: Design = {
  art,
  focus: 760,
  title: {
    lines: ['House on', 'Haunted Hill'],
    y: 62,
    size: 96,
    color: '#fbf3b4',
    style: { ...heavy, breadth: 0.5, squareness: 0.4, slant: -0.08, weight: 0.2 },
    gap: 0.18,
  },
  caption: { color: '#c9a2c0' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1400], ['#1c1440', '#3f2468', '#7a3b7c', '#c55a6a']))
  e.fill(circle(600, 600, 300), ramp([0, 300], [0, 900], ['#fbf3b4', '#e8cf62']))
  e.fill(at(bat, 250, 430, 0.9), '#140d28')
  e.fill([...at(bat, 800, 420, 0.5), ...at(bat, 150, 590, 0.45), ...at(bat, 880, 330, 0.6)], '#140d28')
  const ink = '#140d28'
  e.fill(
    path(
      'M-1000 1330 C-200 1320 120 1300 280 1150 C380 1050 420 960 520 940 C640 930 700 1020 780 1120 C900 1270 1200 1330 2000 1330 L2000 2600 L-1000 2600Z',
    ),
    ink,
  )
  e.fill(
    [
      ...box(430, 690, [250, 280]),
      ...polygon([400, 700], [555, 560], [710, 700]),
      ...box(390, 560, [110, 420]),
      ...polygon([370, 570], [445, 380], [520, 570]),
      ...box(640, 600, [90, 380]),
      ...polygon([622, 610], [685, 450], [748, 610]),
      ...box(560, 500, [36, 120]),
      ...box(440, 350, [8, 60]),
    ],
    ink,
  )
  e.fill(
    [
      ...box(422, 620, [40, 66]),
      ...box(480, 760, [40, 60]),
      ...box(560, 760, [40, 60]),
      ...box(666, 660, [34, 54]),
      ...circle(555, 655, 22),
      ...path('M520 960 L520 890 C520 860 590 860 590 890 L590 960Z'),
    ],
    '#fbe27a',
  )
  for (const [x, y, h] of [
    [440, 620, 66],
    [500, 760, 60],
    [580, 760, 60],
    [683, 660, 54],
  ] as const)
    e.fill(box(x, y, [5, h]), ink)
  e.line(path('M560 962 C590 1040 470 1060 480 1120 C500 1200 680 1200 640 1290 C600 1360 420 1380 440 1600'), '#c9a24a', {
    width: 30,
    joins: 'round',
  })
  e.line(
    [
      ...path('M120 1330 C140 1180 110 1080 150 930'),
      ...path('M130 1120 C90 1060 60 1050 30 990'),
      ...path('M138 1060 C190 1000 210 990 226 920'),
      ...path('M146 980 C120 930 110 910 112 860'),
    ],
    ink,
    { width: 17, ends: 'round', joins: 'round' },
  )
  e.fill(hills(1330, 18, { waves: 2.2 }), '#0d081c')
}
