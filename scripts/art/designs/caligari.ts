import { at, type Easel, line } from '../easel'
import { box, ellipse, path, polygon } from '../paths'
import type { Design } from '../posters'
import { figure } from '../silhouettes'
import { narrow } from './styles'

export const caligari: Design = {
  art,
  focus: 760,
  title: {
    lines: ['The Cabinet of', 'Dr. Caligari'],
    x: 66,
    y: 108,
    width: 880,
    color: '#1b171f',
    style: { ...narrow, squareness: 0.3, slant: 0.1 },
    gap: 0.14,
    turns: -0.012,
  },
  caption: { color: '#efe3c4' },
}

function art(e: Easel) {
  e.all('#efe3c4')
  e.fill(polygon([-1000, 0], [2000, 0], [1400, 420], [-600, 300]), '#d98e2b')
  e.fill(path('M420 390 L520 530 L690 500 L600 620 L690 740 L520 720 L420 840 L380 700 L220 670 L340 600 L300 450 L410 530Z'), '#f6d26a')
  e.fill(path('M-600 1500 L-420 300 L-200 160 L-40 520 L40 1500Z'), '#3a3140')
  e.fill(path('M1700 1500 L1500 260 L1240 140 L1060 560 L980 1500Z'), '#3a3140')
  e.fill(path('M-60 1500 L20 680 L190 520 L300 760 L250 1000 L330 1500Z'), '#1b171f')
  e.fill(path('M1060 1500 L1000 660 L840 480 L700 790 L770 960 L660 1500Z'), '#1b171f')
  e.fill(path('M230 1500 L270 820 L360 690 L430 880 L420 1500Z'), '#3a3140')
  e.fill(path('M780 1500 L760 760 L660 650 L590 860 L600 1500Z'), '#3a3140')
  e.fill(
    [
      ...polygon([90, 800], [190, 740], [200, 890], [110, 920]),
      ...polygon([820, 760], [920, 820], [910, 960], [830, 910]),
      ...polygon([310, 880], [370, 850], [372, 950], [316, 960]),
    ],
    '#f6d26a',
  )
  for (const [a, b, c, d] of [
    [140, 770, 155, 906],
    [92, 860, 198, 816],
    [870, 790, 868, 936],
    [822, 830, 916, 890],
  ] as const)
    e.line(line([a, b], [c, d]), '#1b171f', { width: 10 })
  e.fill(polygon([410, 1500], [470, 1080], [430, 960], [520, 840], [500, 960], [580, 1070], [640, 1500]), '#efe3c4')
  for (let i = 0; i < 7; i++)
    e.fill(polygon([432 + i * 6, 1180 + i * 50], [600 - i * 2, 1150 + i * 52], [604, 1164 + i * 52], [432, 1196 + i * 50]), '#d98e2b', {
      opacity: 0.8,
    })
  e.fill(
    [
      ...at(figure, 508, 1240, [0.86, 1.36]),
      ...polygon([470, 930], [486, 920], [420, 790], [406, 772], [398, 796]),
      ...polygon([530, 920], [548, 930], [640, 840], [656, 816], [634, 818]),
    ],
    '#0b090d',
  )
  e.fill(box(-1000, 1396, [3000, 1200]), '#1b171f')
  e.fill(ellipse(508, 864, [16, 20]), '#efe3c4')
  e.fill([...ellipse(502, 862, [4, 6]), ...ellipse(514, 862, [4, 6])], '#0b090d')
}
