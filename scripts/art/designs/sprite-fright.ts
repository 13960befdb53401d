import { ramp } from '../canvas'
import { type Easel, hills } from '../easel'
import { circle, ellipse, path, polygon } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const spriteFright: Design = {
  art,
  focus: 720,
  title: {
    lines: ['Sprite', 'Fright'],
    y: 1120,
    size: 132,
    color: '#fff04a',
    style: { ...heavy, slant: 0.22, weight: 0.2 },
    gap: 0.12,
    shadow: { color: '#c21f38', by: [9, 9] },
    align: 'center',
  },
  caption: { color: '#f6c9d6', align: 'center', y: 1440 },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#1a0f33', '#4a1763', '#a6246a', '#f0643c']))
  e.fill(circle(500, 620, 420), '#f7b04a', { opacity: 0.9 })
  for (let i = -9; i < 20; i++)
    e.fill(
      polygon([i * 110 + 20, -50], [i * 110 + 20 + 26 + ((i * 7 + 70) % 5) * 6, -50], [i * 110 + 78, 1600], [i * 110 - 10, 1600]),
      '#1a0f33',
      { opacity: Math.abs(i * 110 - 440) < 330 ? 0 : 0.88 },
    )
  e.fill(path('M392 700 C420 900 400 1060 350 1180 L650 1180 C600 1060 580 900 608 700Z'), '#f6e3c0')
  e.fill(
    path('M120 760 C120 480 300 330 500 330 C700 330 880 480 880 760 C760 816 240 816 120 760Z'),
    ramp([0, 330], [0, 810], ['#f2483d', '#c21f38', '#7f1236']),
  )
  e.inside(path('M120 760 C120 480 300 330 500 330 C700 330 880 480 880 760 C760 816 240 816 120 760Z'), () =>
    e.fill(
      [
        ...ellipse(340, 520, [74, 62]),
        ...ellipse(560, 430, [64, 46]),
        ...ellipse(700, 580, [80, 70]),
        ...ellipse(480, 640, [58, 52]),
        ...ellipse(200, 680, [50, 54]),
        ...ellipse(850, 720, [46, 48]),
        ...ellipse(620, 748, [40, 28]),
      ],
      '#fdf1d8',
    ),
  )
  e.fill([...path('M408 880 L482 904 C480 940 420 944 408 880Z'), ...path('M592 880 L518 904 C520 940 580 944 592 880Z')], '#fff04a')
  e.fill([...ellipse(452, 914, [8, 16]), ...ellipse(548, 914, [8, 16])], '#1a0f33')
  e.fill(path('M412 1010 L588 1010 C580 1080 420 1080 412 1010Z'), '#1a0f33')
  e.fill(Array.from({ length: 6 }, (_, i) => polygon([420 + i * 27, 1010], [446 + i * 27, 1010], [433 + i * 27, 1036])).flat(), '#fdf1d8')
  e.fill(hills(1180, 22, { waves: 2.1 }), '#12092a')
}
