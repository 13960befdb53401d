import type { Easel } from '../easel'
import { box, circle, mirrored, path, place, polygon } from '../paths'
import type { Design } from '../posters'
import { heavy } from './styles'

export const littleShop: Design = {
  art,
  focus: 720,
  title: {
    lines: ['The Little', 'Shop of Horrors'],
    y: 76,
    color: '#3f2a3c',
    style: { ...heavy, squareness: 0.6, breadth: 0.56 },
    gap: 0.16,
  },
  caption: { color: '#f7c9c4', align: 'center' },
}

function art(e: Easel) {
  e.all('#f7c9c4')
  for (let i = -7; i < 15; i++) e.fill(box(i * 150, -100, [75, 2000]), '#f3b3b0')
  e.fill(box(-1000, 1230, [3000, 900]), '#3f2a3c')
  e.line(path('M500 1130 C440 1000 600 930 520 780'), '#2f6b3c', { width: 60, joins: 'round' })
  const leaf = path('M0 0 C60 -120 220 -150 330 -60 C240 20 100 50 0 0Z')
  e.fill(
    [
      ...place(leaf, { x: 520, y: 1060 }),
      ...place(mirrored(leaf, 0), { x: 480, y: 1080 }),
      ...place(leaf, { x: 520, y: 990, scale: 0.7, turns: -0.06 }),
    ],
    '#2f6b3c',
  )
  e.line(
    [
      ...place(path('M10 -4 C100 -60 200 -80 310 -60'), { x: 520, y: 1060 }),
      ...place(mirrored(path('M10 -4 C100 -60 200 -80 310 -60'), 0), { x: 480, y: 1080 }),
    ],
    '#7fb25a',
    { width: 7 },
  )
  e.fill(path('M150 640 C150 420 300 300 520 310 C740 320 880 450 860 640 C820 560 720 600 640 580 C500 550 300 560 150 640Z'), '#3f8a4a')
  e.fill(path('M170 680 C300 640 380 720 520 720 C660 720 780 620 850 680 C830 860 700 930 520 930 C330 930 190 860 170 680Z'), '#3f8a4a')
  e.fill(path('M176 650 C300 570 500 560 640 590 C720 606 810 580 846 640 C800 690 690 700 520 700 C360 700 260 700 176 650Z'), '#a81f3c')
  e.fill(path('M380 690 C420 640 600 640 640 690 C620 760 560 790 510 780 C450 776 400 750 380 690Z'), '#e8566a')
  const tooth = (x: number, y: number, h: number) => polygon([x - 27, y], [x + 27, y], [x, y + h])
  e.fill(
    [
      ...tooth(236, 612, 92),
      ...tooth(316, 590, 104),
      ...tooth(400, 576, 96),
      ...tooth(560, 574, 96),
      ...tooth(650, 586, 108),
      ...tooth(740, 594, 96),
    ],
    '#fffbef',
  )
  e.fill([...tooth(268, 728, -92), ...tooth(350, 742, -84), ...tooth(690, 742, -88), ...tooth(780, 716, -88)], '#fffbef')
  const spots = [
    [300, 450, 30],
    [420, 390, 22],
    [560, 420, 36],
    [700, 450, 26],
    [640, 360, 16],
    [780, 540, 18],
    [380, 850, 24],
    [520, 870, 30],
    [660, 840, 22],
  ] as const
  e.fill(
    spots.flatMap(([x, y, r]) => circle(x, y, r)),
    '#f2c14e',
  )
  e.fill(polygon([300, 1130], [700, 1130], [650, 1400], [350, 1400]), '#d9623a')
  e.fill(box(270, 1090, [460, 80]), '#e8804a')
  e.fill(polygon([350, 1400], [362, 1340], [638, 1340], [650, 1400]), '#b84a2a')
}
