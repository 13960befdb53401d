import type { Easel } from '../easel'
import { box, circle, mirrored, type Path, path, place } from '../paths'
import type { Design } from '../posters'

export const charade: Design = {
  art,
  focus: 720,
  title: { lines: ['Charade'], y: 1226, color: '#7a2a7e', style: { breadth: 0.74, weight: 0.24, contrast: 2.6, spacing: 0.08 } },
  caption: { color: '#3a2226', align: 'center' },
}

function art(e: Easel) {
  const band = ['#e8432f', '#f08a24', '#f6c544', '#d9366f', '#7a2a7e']
  e.all('#f6c544')
  for (let i = 26; i >= 0; i--) e.fill(circle(500, 720, 60 + i * 62), band[i % band.length]!)
  e.fill(
    path(
      'M500 250 C730 250 850 420 850 660 C850 860 790 1020 700 1110 C726 1170 780 1200 900 1216 L2000 1216 L2000 2600 L-1000 2600 L-1000 1216 L100 1216 C220 1200 274 1170 300 1110 C210 1020 150 860 150 660 C150 420 270 250 500 250Z',
    ),
    '#fff6e4',
  )
  e.fill(
    path('M500 370 C650 370 720 480 722 640 C722 820 640 1010 500 1060 C360 1010 278 820 278 640 C280 480 350 370 500 370Z'),
    '#f2b891',
  )
  e.fill(path('M278 640 C280 480 350 370 500 370 C650 370 720 480 722 640 C690 540 640 490 560 480 C470 520 340 500 278 640Z'), '#3a2226')
  e.line(path('M300 1110 C380 1180 440 1200 500 1200 C560 1200 620 1180 700 1110'), '#d9366f', { width: 22, joins: 'round' })
  e.line(
    [
      ...path('M210 480 C230 420 280 360 340 330'),
      ...path('M190 700 C186 640 188 600 196 560'),
      ...path('M790 480 C770 420 720 360 660 330'),
    ],
    '#d9366f',
    { width: 12, ends: 'round', joins: 'round' },
  )
  const lens = path('M250 620 C330 590 430 590 478 622 C486 720 450 800 372 806 C290 800 246 720 250 620Z')
  e.fill([...lens, ...mirrored(lens, 500)], '#1c1416')
  e.line(path('M470 640 C490 624 510 624 530 640'), '#1c1416', { width: 20 })
  const tower: Path = [
    ...path('M0 -150 C8 -60 20 10 60 90 L30 90 C20 60 -20 60 -30 90 L-60 90 C-20 10 -8 -60 0 -150Z'),
    ...box(-34, 16, [68, 9]),
    ...box(-18, -36, [36, 7]),
  ]
  e.fill([...place(tower, { x: 366, y: 706, scale: 0.86 }), ...place(tower, { x: 634, y: 706, scale: 0.86 })], '#f6c544')
  e.fill(path('M430 930 C460 900 490 912 500 922 C510 912 540 900 570 930 C540 976 460 976 430 930Z'), '#c2202f')
  e.line(path('M436 930 C480 940 520 940 564 930'), '#8a1220', { width: 6 })
  e.line(path('M510 800 C530 840 520 860 494 858'), '#c98660', { width: 9, ends: 'round', joins: 'round' })
}
