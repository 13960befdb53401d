import { type Easel, rings } from '../easel'
import { arc, box, ellipse, type Path, path, place } from '../paths'
import type { Design } from '../posters'

export const hisGirlFriday: Design = {
  art,
  focus: 800,
  title: {
    lines: ['His Girl Friday'],
    x: 80,
    y: 256,
    width: 800,
    color: '#1e1a1c',
    style: { breadth: 0.5, weight: 0.19, contrast: 2, spacing: 0.08 },
    turns: -0.022,
  },
  caption: { color: '#1e1a1c' },
}

function art(e: Easel) {
  e.all('#f2a7a0')
  const paper = { x: 500, y: 760, turns: -0.022 }
  e.fill(place(box(-420, -560, [860, 1400]), { ...paper, x: 516, y: 776 }), '#b8524e')
  e.fill(place(box(-420, -560, [860, 1400]), paper), '#f7eeda')
  e.fill(place([...box(-380, -420, [780, 8]), ...box(-380, -400, [780, 3])], paper), '#1e1a1c')
  for (let column = 0; column < 4; column++)
    for (let row = 0; row < 46; row++)
      e.fill(place(box(-380 + column * 200, -370 + row * 25, [row % 9 === 8 ? 110 : 176, 9]), paper), '#1e1a1c', { opacity: 0.3 })
  e.fill(place(box(-190, -330, [380, 470]), paper), '#e8d9b8')
  const ink = '#1e1a1c'
  e.fill(place(phone, { x: 330, y: 760, scale: 1.35, turns: -0.02 }), ink)
  e.fill(place(phone, { x: 690, y: 800, scale: 1.35, turns: 0.02 }), '#c2262f')
  const ear: Path = path('M-44 0 L-30 -90 L30 -90 L44 0Z')
  e.fill(place([...ear, ...box(-18, -250, [36, 170]), ...ellipse(0, 0, [56, 18])], { x: 196, y: 790, turns: 0.06 }), ink)
  e.fill(place([...ear, ...box(-18, -250, [36, 170]), ...ellipse(0, 0, [56, 18])], { x: 838, y: 830, turns: -0.06 }), '#c2262f')
  e.line(path('M330 1190 C330 1320 420 1290 470 1230 C520 1170 560 1190 560 1260 C560 1330 660 1340 690 1240'), ink, {
    width: 12,
    joins: 'round',
    ends: 'round',
  })
  e.line(
    [
      ...arc([330, 550], 130, [0.6, 0.66]),
      ...arc([330, 550], 170, [0.6, 0.66]),
      ...arc([690, 590], 130, [0.84, 0.9]),
      ...arc([690, 590], 170, [0.84, 0.9]),
    ],
    '#c2262f',
    { width: 12, ends: 'round' },
  )
  e.fill(rings(330, 548, [40, 28]), '#f7eeda', { rule: 'evenodd' })
  e.fill(rings(690, 590, [40, 28]), '#f7eeda', { rule: 'evenodd' })
  e.fill(box(-1000, 1380, [3000, 1200]), '#f2a7a0')
}

const phone: Path = [
  ...path('M-120 300 C-120 262 -60 250 -34 244 L-26 0 L26 0 L34 244 C60 250 120 262 120 300 L120 330 L-120 330Z'),
  ...ellipse(0, -6, [46, 26]),
  ...path('M-30 -20 L-70 -150 L70 -150 L30 -20Z'),
  ...ellipse(0, -150, [84, 24]),
]
