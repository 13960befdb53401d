import { ramp } from '../canvas'
import { type Easel, line } from '../easel'
import { box, circle, ellipse, type Path, path, rays } from '../paths'
import type { Design } from '../posters'
import { narrow } from './styles'

export const metropolis: Design = {
  art,
  focus: 680,
  title: {
    lines: ['Metropolis'],
    y: 1262,
    color: '#f9e6a4',
    style: { ...narrow, breadth: 0.62, weight: 0.18, spacing: 0.12 },
    inline: '#3a2a14',
  },
  caption: { color: '#e9c76b', align: 'center' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#120f0c', '#3a2a14', '#8a6222']))
  e.fill(rays([500, 560], 2200, 20), '#e9b949', { opacity: 0.3 })
  for (const [i, r] of [430, 360, 300].entries()) e.line(circle(500, 560, r), '#f2cf73', { width: 10 - i * 2, opacity: 0.9 })
  const tower = (x: number, top: number, w: number): Path => [
    ...box(x - w / 2, top, [w, 2000]),
    ...box(x - w / 3, top - 60, [(w * 2) / 3, 80]),
    ...box(x - w / 6, top - 120, [w / 3, 80]),
    ...box(x - 4, top - 210, [8, 110]),
  ]
  for (const [x, top, w, color] of [
    [60, 560, 150, '#7a5720'],
    [940, 560, 150, '#7a5720'],
    [-160, 700, 190, '#7a5720'],
    [1160, 700, 190, '#7a5720'],
    [190, 740, 150, '#4f3815'],
    [810, 740, 150, '#4f3815'],
    [-20, 860, 190, '#33240e'],
    [1020, 860, 190, '#33240e'],
    [-420, 640, 220, '#4f3815'],
    [1420, 640, 220, '#4f3815'],
  ] as const) {
    e.fill(tower(x, top, w), color)
    for (let y = 0; y < 9; y++)
      for (let k = 0; k < 4; k++)
        e.fill(box(x - w / 2 + 14 + (k * (w - 28)) / 4, top + 30 + y * 62, [w / 9, 26]), '#f2cf73', {
          opacity: (x + y * 3 + k * 5 + 900) % 4 > 1 ? 0.55 : 0.12,
        })
  }
  const gold = ramp([330, 0], [670, 0], ['#8a6222', '#f9e6a4', '#c9973a', '#7a5418'])
  e.fill(path('M330 1100 C340 980 400 930 440 910 L560 910 C600 930 660 980 670 1100 L740 1230 L260 1230Z'), gold)
  e.fill(box(446, 800, [108, 140]), '#7a5418')
  e.fill(path('M350 560 C350 420 420 330 500 330 C580 330 650 420 650 560 C650 700 610 850 500 880 C390 850 350 700 350 560Z'), gold)
  e.fill(
    [
      ...path('M350 520 C310 500 296 560 306 640 C312 690 340 710 356 690Z'),
      ...path('M650 520 C690 500 704 560 694 640 C688 690 660 710 644 690Z'),
    ],
    '#a57a2c',
  )
  e.fill(path('M482 330 L518 330 L512 640 L530 690 L470 690 L488 640Z'), '#6a4712', { opacity: 0.5 })
  e.fill(
    [
      ...path('M384 570 C410 540 456 546 478 580 C450 604 410 604 384 570Z'),
      ...path('M616 570 C590 540 544 546 522 580 C550 604 590 604 616 570Z'),
    ],
    '#1c1408',
  )
  e.fill([...ellipse(432, 574, [22, 9]), ...ellipse(568, 574, [22, 9])], '#fff6d0')
  e.line([...path('M376 520 C410 490 456 500 484 530'), ...path('M624 520 C590 490 544 500 516 530')], '#5a3c10', {
    width: 12,
    joins: 'round',
  })
  e.fill(path('M446 772 C480 756 520 756 554 772 C520 800 480 800 446 772Z'), '#5a3c10')
  e.line(
    [
      ...line([420, 1000], [500, 1080]),
      ...line([580, 1000], [500, 1080]),
      ...line([360, 1090], [500, 1190]),
      ...line([640, 1090], [500, 1190]),
    ],
    '#5a3c10',
    { width: 9 },
  )
  e.fill(circle(500, 1040, 26), '#fff6d0')
}
