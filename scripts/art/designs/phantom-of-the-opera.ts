import { glow, ramp } from '../canvas'
import type { Easel } from '../easel'
import { arc, circle, mirrored, path } from '../paths'
import type { Design } from '../posters'
import { roman } from './styles'

export const phantomOfTheOpera: Design = {
  art,
  focus: 640,
  title: { lines: ['The Phantom', 'of the Opera'], y: 1136, color: '#f3e2c0', style: { ...roman, breadth: 0.7 }, gap: 0.2 },
  caption: { color: '#d8b98e', align: 'center' },
}

function art(e: Easel) {
  e.all('#14090c')
  for (let i = -10; i < 20; i++) {
    if (i > 0 && i < 9) continue
    e.fill(
      path(
        `M${i * 100} -50 C${i * 100 + 30} 500 ${i * 100 - 20} 1000 ${i * 100 + 10} 1600 L${i * 100 + 110} 1600 C${i * 100 + 84} 1000 ${i * 100 + 130} 500 ${i * 100 + 100} -50Z`,
      ),
      ramp([i * 100, 0], [i * 100 + 105, 0], ['#5c0d17', '#b3202a', '#7a121d', '#3c0810']),
    )
  }
  for (const side of [0, 1]) {
    const swag = path('M80 -40 C150 400 120 900 60 1600 L260 1600 C220 1200 330 900 300 620 C290 320 420 160 520 -40Z')
    e.fill(
      side ? mirrored(swag, 500) : swag,
      ramp(side ? [920, 0] : [80, 0], side ? [560, 0] : [440, 0], ['#7a121d', '#c2262f', '#8a1722', '#4a0b14']),
    )
  }
  e.fill(circle(500, 640, 300), glow([500, 620], 320, ['#6b3a22', '#331513', '#14090c']), { opacity: 0.9 })
  e.fill(
    path(
      'M330 560 C330 420 410 340 520 340 C610 340 676 400 690 500 C640 470 590 480 560 520 C545 545 548 590 556 640 C566 700 560 740 540 780 C530 830 500 860 470 880 C400 850 330 700 330 560Z',
    ),
    ramp([330, 340], [680, 880], ['#fffdf4', '#efe6d2', '#bfae96']),
  )
  e.fill(path('M378 590 C400 556 460 552 492 586 C470 620 410 626 378 590Z'), '#14090c')
  e.fill(circle(440, 592, 11), '#f2c14e')
  e.line(path('M362 540 C400 500 460 500 504 530'), '#a8977e', { width: 9, ends: 'round', joins: 'round' })
  e.fill(path('M500 640 C530 690 540 720 520 740 C504 752 486 748 476 738 C500 730 504 690 500 640Z'), '#c9b99f')
  e.fill(path('M430 800 C460 790 500 792 526 800 C500 822 460 824 430 800Z'), '#8c1a22')
  const petals = [
    [0, -30, 34],
    [34, 0, 34],
    [22, 36, 34],
    [-22, 36, 34],
    [-34, 0, 34],
  ] as const
  e.line(path('M650 960 C640 1040 600 1100 540 1140'), '#2f5a35', { width: 11, joins: 'round' })
  e.fill(path('M630 1030 C680 1010 720 1040 730 1080 C680 1090 640 1070 630 1030Z'), '#2f5a35')
  e.fill(
    petals.flatMap(([x, y, r]) => circle(660 + x, 930 + y, r)),
    '#d12a34',
  )
  e.fill(circle(660, 936, 28), '#8a1722')
  e.line(arc([660, 936], 14, [0.1, 0.8]), '#d12a34', { width: 7 })
}
