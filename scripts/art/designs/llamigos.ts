import { ramp } from '../canvas'
import { at, type Easel, hills, peaks, strewn } from '../easel'
import { circle, ellipse, path, polygon } from '../paths'
import type { Design } from '../posters'
import { guanaco } from '../silhouettes'
import { heavy } from './styles'

export const llamigos: Design = {
  art,
  focus: 820,
  title: { lines: ['Caminandes', 'Llamigos'], y: 70, color: '#f7fbf7', style: heavy, gap: 0.18 },
  caption: { color: '#3c5f74' },
}

function art(e: Easel) {
  e.all(ramp([0, 0], [0, 1300], ['#3f7fa8', '#8cc0d4', '#e4f1ee']))
  e.fill(peaks(940, 420, 21), '#d6e9ee')
  e.fill(peaks(1010, 320, 4), '#a9cbd9')
  e.fill(hills(1150, 40, { waves: 0.7 }), '#f7fbf7')
  e.fill(at(guanaco, 270, 780, 1.2), '#9a5630')
  e.fill(circle(292, 752, 10), '#20130c')
  e.fill(
    path('M700 1250 C610 1200 620 960 690 900 C680 850 720 800 770 800 C830 800 866 850 850 904 C920 970 920 1200 850 1250Z'),
    '#22313f',
  )
  e.fill(path('M712 1240 C660 1180 670 1000 716 950 C760 920 800 930 826 966 C862 1040 860 1190 822 1240Z'), '#f7fbf7')
  e.fill([...circle(738, 850, 26), ...circle(786, 850, 26)], '#f7fbf7')
  e.fill([...circle(732, 852, 10), ...circle(780, 852, 10)], '#16202a')
  e.fill(polygon([706, 880], [768, 872], [744, 912]), '#f0a03c')
  e.fill([...ellipse(722, 1256, [50, 16]), ...ellipse(826, 1256, [50, 16])], '#f0a03c')
  e.fill(circle(548, 830, 40), '#d8342f')
  e.fill(circle(536, 816, 11), '#f7b0a4')
  e.fill(path('M548 794 C550 770 566 754 590 750 C588 776 572 792 548 794Z'), '#4d8a3c')
  e.fill(hills(1262, 26, { waves: 1.1, shift: 0.2 }), '#e8f3f1')
  e.fill(strewn(240, 12, { area: [-900, 0, 1900, 1500], radius: [3, 11] }), '#ffffff', { opacity: 0.9 })
}
