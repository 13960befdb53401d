import type { Easel } from '../easel'
import { box, circle, ellipse, path, place } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const coffeeRun: Design = {
  art,
  focus: 760,
  title: {
    lines: ['Coffee', 'Run'],
    x: 540,
    y: 84,
    width: 390,
    color: '#2d1a14',
    style: { ...heavy, slant: 0.16, squareness: 0.62, breadth: 0.7 },
    gap: 0.14,
  },
  caption: { color: '#2d1a14', y: 1420 },
}

function art(e: Easel) {
  e.all('#f4e3c3')
  const colors = ['#5a2b1c', '#b8452c', '#e2803a', '#efb656', '#f7dc94']
  colors.forEach((color, i) => {
    const x = 330 + i * 46
    e.line(
      path(
        `M${x} 1100 C${x} 900 ${x + 420} 880 ${x + 420} 660 C${x + 420} 440 ${x - 40} 460 ${x - 40} 240 C${x - 40} 100 ${x - 140} 20 ${x - 240} -320`,
      ),
      color,
      { width: 47, joins: 'round' },
    )
  })
  e.fill(path('M220 960 L740 960 C740 1160 690 1290 600 1320 L360 1320 C270 1290 220 1160 220 960Z'), '#2d1a14')
  e.line(path('M720 1010 C850 990 850 1180 690 1186'), '#2d1a14', { width: 44, joins: 'round' })
  e.fill(ellipse(480, 960, [260, 40]), '#f9efd8')
  e.fill(ellipse(480, 966, [232, 30]), '#5a2b1c')
  e.inside(ellipse(480, 966, [232, 30]), () => {
    for (const [i, color] of colors.entries()) e.fill(box(307 + i * 46, 900, [47, 66]), color)
  })
  e.fill(ellipse(480, 1344, [330, 26]), '#b8452c')
  const runner = [
    ...circle(34, -250, 30),
    ...path(
      'M6 -220 C44 -226 60 -200 44 -160 L30 -90 L86 -46 L72 34 L44 30 L52 -30 L-10 -64 L-40 -10 L-110 -2 L-112 -28 L-58 -38 L-22 -110 L-24 -160 L-66 -138 L-84 -84 L-106 -92 L-86 -160 L-24 -206Z',
    ),
    ...path('M30 -196 L74 -158 L122 -180 L132 -158 L74 -128 L20 -164Z'),
    ...path('M10 -262 C-40 -300 -90 -270 -130 -290 C-100 -240 -50 -230 12 -236Z'),
  ]
  e.fill(place(runner, { x: 590, y: 690, scale: 1.05, turns: -0.02 }), '#2d1a14')
}
