import { glow, ramp } from '../canvas'
import { type Easel, hills, strewn } from '../easel'
import { box, circle, ellipse, path, place, rays } from '../paths'
import type { Design } from '../posters'
import { roman } from './styles'

export const tripToTheMoon: Design = {
  art,
  focus: 660,
  title: {
    lines: ['A Trip to', 'the Moon'],
    y: 1150,
    size: 104,
    color: '#f6e2a4',
    style: { ...roman, contrast: 2.4 },
    gap: 0.2,
    align: 'center',
  },
  caption: { color: '#c9b98a', align: 'center' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1500], ['#0d1430', '#1b2c55', '#31497a']))
  e.fill(strewn(220, 41, { area: [-900, 0, 1900, 1500], radius: [1.5, 6] }), '#f7e8bf')
  e.fill(rays([500, 660], 1700, 26), '#f4d98c', { opacity: 0.12 })
  e.fill(circle(500, 660, 372), '#e9c76b')
  e.fill(circle(500, 660, 348), glow([430, 560], 480, ['#fdf3d0', '#f6e2a4', '#e2bd62']))
  const crater = [
    [310, 480, 46],
    [660, 440, 30],
    [250, 700, 34],
    [740, 820, 40],
    [420, 940, 30],
    [540, 380, 22],
  ] as const
  e.fill(
    crater.flatMap(([x, y, r]) => ellipse(x, y, [r, r * 0.8])),
    '#d6ae58',
    { opacity: 0.75 },
  )
  e.fill(ellipse(386, 590, [56, 40]), '#fffaf0')
  e.fill(circle(396, 596, 24), '#2a2430')
  e.line(path('M318 540 C350 506 410 504 450 540'), '#7a5526', { width: 15, ends: 'round', joins: 'round' })
  e.line(path('M500 600 C484 680 470 720 480 748 C500 766 530 760 546 748'), '#a9792f', { width: 13, ends: 'round', joins: 'round' })
  e.fill(path('M390 840 C450 800 560 800 620 850 C560 880 470 890 390 840Z'), '#8a3b34')
  e.line(path('M380 836 C450 838 560 834 632 852'), '#5a2420', { width: 8 })
  e.fill(path('M560 560 C610 520 690 540 706 600 C700 660 600 680 560 640Z'), '#b98a3e')
  e.fill(path('M600 650 C620 720 606 800 622 850 C650 830 640 720 650 640Z'), '#fdf3d0')
  const shell = [...path('M0 -60 C90 -60 150 -40 190 0 C150 40 90 60 0 60Z'), ...box(-190, -60, [192, 120])]
  e.fill(place(shell, { x: 792, y: 470, turns: 0.385, scale: 0.98 }), '#b9c4cc')
  e.fill(place(box(-190, 10, [300, 50]), { x: 792, y: 470, turns: 0.385, scale: 0.98 }), '#76858f')
  for (const x of [-170, -110, -50, 10]) e.fill(place(box(x, -60, [9, 120]), { x: 792, y: 470, turns: 0.385, scale: 0.98 }), '#4f5d68')
  e.fill(hills(1250, 70, { waves: 0.7 }), '#0d1430')
}
