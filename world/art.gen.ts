import p0 from './art/backdrop-10098.webp' with { type: 'file' }
import p1 from './art/backdrop-10331.webp' with { type: 'file' }
import p2 from './art/backdrop-10378.webp' with { type: 'file' }
import p3 from './art/backdrop-133701.webp' with { type: 'file' }
import p4 from './art/backdrop-16093.webp' with { type: 'file' }
import p5 from './art/backdrop-19.webp' with { type: 'file' }
import p6 from './art/backdrop-20367.webp' with { type: 'file' }
import p7 from './art/backdrop-22596.webp' with { type: 'file' }
import p8 from './art/backdrop-22744.webp' with { type: 'file' }
import p9 from './art/backdrop-234.webp' with { type: 'file' }
import p10 from './art/backdrop-24452.webp' with { type: 'file' }
import p11 from './art/backdrop-26317.webp' with { type: 'file' }
import p12 from './art/backdrop-3085.webp' with { type: 'file' }
import p13 from './art/backdrop-358332.webp' with { type: 'file' }
import p14 from './art/backdrop-45745.webp' with { type: 'file' }
import p15 from './art/backdrop-4808.webp' with { type: 'file' }
import p16 from './art/backdrop-57283.webp' with { type: 'file' }
import p17 from './art/backdrop-631.webp' with { type: 'file' }
import p18 from './art/backdrop-643.webp' with { type: 'file' }
import p19 from './art/backdrop-653.webp' with { type: 'file' }
import p20 from './art/backdrop-775.webp' with { type: 'file' }
import p21 from './art/backdrop-9000001.webp' with { type: 'file' }
import p22 from './art/backdrop-9000002.webp' with { type: 'file' }
import p23 from './art/backdrop-9000003.webp' with { type: 'file' }
import p24 from './art/backdrop-9000004.webp' with { type: 'file' }
import p25 from './art/backdrop-9000005.webp' with { type: 'file' }
import p26 from './art/backdrop-9000006.webp' with { type: 'file' }
import p27 from './art/backdrop-9000007.webp' with { type: 'file' }
import p28 from './art/backdrop-961.webp' with { type: 'file' }
import p29 from './art/backdrop-962.webp' with { type: 'file' }
import p30 from './art/backdrop-964.webp' with { type: 'file' }
import p31 from './art/backdrop-9761.webp' with { type: 'file' }
import p32 from './art/backdrop-992.webp' with { type: 'file' }
import p33 from './art/logo-10098.webp' with { type: 'file' }
import p34 from './art/logo-10331.webp' with { type: 'file' }
import p35 from './art/logo-10378.webp' with { type: 'file' }
import p36 from './art/logo-133701.webp' with { type: 'file' }
import p37 from './art/logo-16093.webp' with { type: 'file' }
import p38 from './art/logo-19.webp' with { type: 'file' }
import p39 from './art/logo-20367.webp' with { type: 'file' }
import p40 from './art/logo-22596.webp' with { type: 'file' }
import p41 from './art/logo-22744.webp' with { type: 'file' }
import p42 from './art/logo-234.webp' with { type: 'file' }
import p43 from './art/logo-24452.webp' with { type: 'file' }
import p44 from './art/logo-26317.webp' with { type: 'file' }
import p45 from './art/logo-3085.webp' with { type: 'file' }
import p46 from './art/logo-358332.webp' with { type: 'file' }
import p47 from './art/logo-45745.webp' with { type: 'file' }
import p48 from './art/logo-4808.webp' with { type: 'file' }
import p49 from './art/logo-57283.webp' with { type: 'file' }
import p50 from './art/logo-631.webp' with { type: 'file' }
import p51 from './art/logo-643.webp' with { type: 'file' }
import p52 from './art/logo-653.webp' with { type: 'file' }
import p53 from './art/logo-775.webp' with { type: 'file' }
import p54 from './art/logo-9000001.webp' with { type: 'file' }
import p55 from './art/logo-9000002.webp' with { type: 'file' }
import p56 from './art/logo-9000003.webp' with { type: 'file' }
import p57 from './art/logo-9000004.webp' with { type: 'file' }
import p58 from './art/logo-9000005.webp' with { type: 'file' }
import p59 from './art/logo-9000006.webp' with { type: 'file' }
import p60 from './art/logo-9000007.webp' with { type: 'file' }
import p61 from './art/logo-961.webp' with { type: 'file' }
import p62 from './art/logo-962.webp' with { type: 'file' }
import p63 from './art/logo-964.webp' with { type: 'file' }
import p64 from './art/logo-9761.webp' with { type: 'file' }
import p65 from './art/logo-992.webp' with { type: 'file' }
import p66 from './art/portrait-9701111.webp' with { type: 'file' }
import p67 from './art/portrait-9703634.webp' with { type: 'file' }
import p68 from './art/portrait-9704154.webp' with { type: 'file' }
import p69 from './art/portrait-9704589.webp' with { type: 'file' }
import p70 from './art/portrait-9704914.webp' with { type: 'file' }
import p71 from './art/portrait-9707837.webp' with { type: 'file' }
import p72 from './art/portrait-9708050.webp' with { type: 'file' }
import p73 from './art/portrait-9710596.webp' with { type: 'file' }
import p74 from './art/portrait-9711016.webp' with { type: 'file' }
import p75 from './art/portrait-9711164.webp' with { type: 'file' }
import p76 from './art/portrait-9711437.webp' with { type: 'file' }
import p77 from './art/portrait-9712637.webp' with { type: 'file' }
import p78 from './art/portrait-9712689.webp' with { type: 'file' }
import p79 from './art/portrait-9713266.webp' with { type: 'file' }
import p80 from './art/portrait-9713289.webp' with { type: 'file' }
import p81 from './art/portrait-9713469.webp' with { type: 'file' }
import p82 from './art/portrait-9713769.webp' with { type: 'file' }
import p83 from './art/portrait-9714982.webp' with { type: 'file' }
import p84 from './art/portrait-9717798.webp' with { type: 'file' }
import p85 from './art/portrait-9718960.webp' with { type: 'file' }
import p86 from './art/portrait-9718984.webp' with { type: 'file' }
import p87 from './art/portrait-9720446.webp' with { type: 'file' }
import p88 from './art/portrait-9721171.webp' with { type: 'file' }
import p89 from './art/portrait-9721427.webp' with { type: 'file' }
import p90 from './art/portrait-9721646.webp' with { type: 'file' }
import p91 from './art/portrait-9722145.webp' with { type: 'file' }
import p92 from './art/portrait-9722230.webp' with { type: 'file' }
import p93 from './art/portrait-9723023.webp' with { type: 'file' }
import p94 from './art/portrait-9723700.webp' with { type: 'file' }
import p95 from './art/portrait-9725024.webp' with { type: 'file' }
import p96 from './art/portrait-9725123.webp' with { type: 'file' }
import p97 from './art/portrait-9726667.webp' with { type: 'file' }
import p98 from './art/portrait-9726988.webp' with { type: 'file' }
import p99 from './art/portrait-9727527.webp' with { type: 'file' }
import p100 from './art/portrait-9728295.webp' with { type: 'file' }
import p101 from './art/portrait-9729386.webp' with { type: 'file' }
import p102 from './art/portrait-9729626.webp' with { type: 'file' }
import p103 from './art/portrait-9729644.webp' with { type: 'file' }
import p104 from './art/portrait-9732230.webp' with { type: 'file' }
import p105 from './art/portrait-9733775.webp' with { type: 'file' }
import p106 from './art/portrait-9735557.webp' with { type: 'file' }
import p107 from './art/portrait-9735840.webp' with { type: 'file' }
import p108 from './art/portrait-9736638.webp' with { type: 'file' }
import p109 from './art/portrait-9738963.webp' with { type: 'file' }
import p110 from './art/portrait-9739827.webp' with { type: 'file' }
import p111 from './art/portrait-9739863.webp' with { type: 'file' }
import p112 from './art/portrait-9740777.webp' with { type: 'file' }
import p113 from './art/portrait-9742106.webp' with { type: 'file' }
import p114 from './art/portrait-9743130.webp' with { type: 'file' }
import p115 from './art/portrait-9744295.webp' with { type: 'file' }
import p116 from './art/portrait-9744522.webp' with { type: 'file' }
import p117 from './art/portrait-9747161.webp' with { type: 'file' }
import p118 from './art/portrait-9747691.webp' with { type: 'file' }
import p119 from './art/portrait-9748364.webp' with { type: 'file' }
import p120 from './art/portrait-9750197.webp' with { type: 'file' }
import p121 from './art/portrait-9752011.webp' with { type: 'file' }
import p122 from './art/portrait-9752762.webp' with { type: 'file' }
import p123 from './art/portrait-9753318.webp' with { type: 'file' }
import p124 from './art/portrait-9755113.webp' with { type: 'file' }
import p125 from './art/portrait-9757656.webp' with { type: 'file' }
import p126 from './art/portrait-9758384.webp' with { type: 'file' }
import p127 from './art/portrait-9758483.webp' with { type: 'file' }
import p128 from './art/portrait-9758617.webp' with { type: 'file' }
import p129 from './art/portrait-9761054.webp' with { type: 'file' }
import p130 from './art/portrait-9761376.webp' with { type: 'file' }
import p131 from './art/portrait-9762782.webp' with { type: 'file' }
import p132 from './art/portrait-9762965.webp' with { type: 'file' }
import p133 from './art/portrait-9764937.webp' with { type: 'file' }
import p134 from './art/portrait-9765907.webp' with { type: 'file' }
import p135 from './art/portrait-9765940.webp' with { type: 'file' }
import p136 from './art/portrait-9766005.webp' with { type: 'file' }
import p137 from './art/portrait-9766122.webp' with { type: 'file' }
import p138 from './art/portrait-9766222.webp' with { type: 'file' }
import p139 from './art/portrait-9767340.webp' with { type: 'file' }
import p140 from './art/portrait-9768528.webp' with { type: 'file' }
import p141 from './art/portrait-9768881.webp' with { type: 'file' }
import p142 from './art/portrait-9770018.webp' with { type: 'file' }
import p143 from './art/portrait-9770443.webp' with { type: 'file' }
import p144 from './art/portrait-9772253.webp' with { type: 'file' }
import p145 from './art/portrait-9773446.webp' with { type: 'file' }
import p146 from './art/portrait-9774243.webp' with { type: 'file' }
import p147 from './art/portrait-9775275.webp' with { type: 'file' }
import p148 from './art/portrait-9776008.webp' with { type: 'file' }
import p149 from './art/portrait-9777634.webp' with { type: 'file' }
import p150 from './art/portrait-9777666.webp' with { type: 'file' }
import p151 from './art/portrait-9778389.webp' with { type: 'file' }
import p152 from './art/portrait-9779080.webp' with { type: 'file' }
import p153 from './art/portrait-9780116.webp' with { type: 'file' }
import p154 from './art/portrait-9780520.webp' with { type: 'file' }
import p155 from './art/portrait-9780721.webp' with { type: 'file' }
import p156 from './art/portrait-9781614.webp' with { type: 'file' }
import p157 from './art/portrait-9783480.webp' with { type: 'file' }
import p158 from './art/portrait-9785388.webp' with { type: 'file' }
import p159 from './art/portrait-9785485.webp' with { type: 'file' }
import p160 from './art/portrait-9785819.webp' with { type: 'file' }
import p161 from './art/portrait-9786073.webp' with { type: 'file' }
import p162 from './art/portrait-9788210.webp' with { type: 'file' }
import p163 from './art/portrait-9788885.webp' with { type: 'file' }
import p164 from './art/portrait-9789360.webp' with { type: 'file' }
import p165 from './art/portrait-9789480.webp' with { type: 'file' }
import p166 from './art/portrait-9789732.webp' with { type: 'file' }
import p167 from './art/portrait-9792071.webp' with { type: 'file' }
import p168 from './art/portrait-9793613.webp' with { type: 'file' }
import p169 from './art/portrait-9794668.webp' with { type: 'file' }
import p170 from './art/portrait-9795797.webp' with { type: 'file' }
import p171 from './art/portrait-9797315.webp' with { type: 'file' }
import p172 from './art/portrait-9797369.webp' with { type: 'file' }
import p173 from './art/portrait-9799071.webp' with { type: 'file' }
import p174 from './art/poster-10098.webp' with { type: 'file' }
import p175 from './art/poster-10331.webp' with { type: 'file' }
import p176 from './art/poster-10378.webp' with { type: 'file' }
import p177 from './art/poster-133701.webp' with { type: 'file' }
import p178 from './art/poster-16093.webp' with { type: 'file' }
import p179 from './art/poster-19.webp' with { type: 'file' }
import p180 from './art/poster-20367.webp' with { type: 'file' }
import p181 from './art/poster-22596.webp' with { type: 'file' }
import p182 from './art/poster-22744.webp' with { type: 'file' }
import p183 from './art/poster-234.webp' with { type: 'file' }
import p184 from './art/poster-24452.webp' with { type: 'file' }
import p185 from './art/poster-26317.webp' with { type: 'file' }
import p186 from './art/poster-3085.webp' with { type: 'file' }
import p187 from './art/poster-358332.webp' with { type: 'file' }
import p188 from './art/poster-45745.webp' with { type: 'file' }
import p189 from './art/poster-4808.webp' with { type: 'file' }
import p190 from './art/poster-57283.webp' with { type: 'file' }
import p191 from './art/poster-631.webp' with { type: 'file' }
import p192 from './art/poster-643.webp' with { type: 'file' }
import p193 from './art/poster-653.webp' with { type: 'file' }
import p194 from './art/poster-775.webp' with { type: 'file' }
import p195 from './art/poster-9000001.webp' with { type: 'file' }
import p196 from './art/poster-9000002.webp' with { type: 'file' }
import p197 from './art/poster-9000003.webp' with { type: 'file' }
import p198 from './art/poster-9000004.webp' with { type: 'file' }
import p199 from './art/poster-9000005.webp' with { type: 'file' }
import p200 from './art/poster-9000006.webp' with { type: 'file' }
import p201 from './art/poster-9000007.webp' with { type: 'file' }
import p202 from './art/poster-961.webp' with { type: 'file' }
import p203 from './art/poster-962.webp' with { type: 'file' }
import p204 from './art/poster-964.webp' with { type: 'file' }
import p205 from './art/poster-9761.webp' with { type: 'file' }
import p206 from './art/poster-992.webp' with { type: 'file' }
import p207 from './art/still-10098-1.webp' with { type: 'file' }
import p208 from './art/still-10098-2.webp' with { type: 'file' }
import p209 from './art/still-10331-1.webp' with { type: 'file' }
import p210 from './art/still-10331-2.webp' with { type: 'file' }
import p211 from './art/still-10378-1.webp' with { type: 'file' }
import p212 from './art/still-10378-2.webp' with { type: 'file' }
import p213 from './art/still-133701-1.webp' with { type: 'file' }
import p214 from './art/still-133701-2.webp' with { type: 'file' }
import p215 from './art/still-16093-1.webp' with { type: 'file' }
import p216 from './art/still-16093-2.webp' with { type: 'file' }
import p217 from './art/still-19-1.webp' with { type: 'file' }
import p218 from './art/still-19-2.webp' with { type: 'file' }
import p219 from './art/still-20367-1.webp' with { type: 'file' }
import p220 from './art/still-20367-2.webp' with { type: 'file' }
import p221 from './art/still-22596-1.webp' with { type: 'file' }
import p222 from './art/still-22596-2.webp' with { type: 'file' }
import p223 from './art/still-22744-1.webp' with { type: 'file' }
import p224 from './art/still-22744-2.webp' with { type: 'file' }
import p225 from './art/still-234-1.webp' with { type: 'file' }
import p226 from './art/still-234-2.webp' with { type: 'file' }
import p227 from './art/still-24452-1.webp' with { type: 'file' }
import p228 from './art/still-24452-2.webp' with { type: 'file' }
import p229 from './art/still-26317-1.webp' with { type: 'file' }
import p230 from './art/still-26317-2.webp' with { type: 'file' }
import p231 from './art/still-3085-1.webp' with { type: 'file' }
import p232 from './art/still-3085-2.webp' with { type: 'file' }
import p233 from './art/still-358332-1.webp' with { type: 'file' }
import p234 from './art/still-358332-2.webp' with { type: 'file' }
import p235 from './art/still-45745-1.webp' with { type: 'file' }
import p236 from './art/still-45745-2.webp' with { type: 'file' }
import p237 from './art/still-4808-1.webp' with { type: 'file' }
import p238 from './art/still-4808-2.webp' with { type: 'file' }
import p239 from './art/still-57283-1.webp' with { type: 'file' }
import p240 from './art/still-57283-2.webp' with { type: 'file' }
import p241 from './art/still-631-1.webp' with { type: 'file' }
import p242 from './art/still-631-2.webp' with { type: 'file' }
import p243 from './art/still-643-1.webp' with { type: 'file' }
import p244 from './art/still-643-2.webp' with { type: 'file' }
import p245 from './art/still-653-1.webp' with { type: 'file' }
import p246 from './art/still-653-2.webp' with { type: 'file' }
import p247 from './art/still-775-1.webp' with { type: 'file' }
import p248 from './art/still-775-2.webp' with { type: 'file' }
import p249 from './art/still-9000001-1.webp' with { type: 'file' }
import p250 from './art/still-9000001-2.webp' with { type: 'file' }
import p251 from './art/still-9000002-1.webp' with { type: 'file' }
import p252 from './art/still-9000002-2.webp' with { type: 'file' }
import p253 from './art/still-9000003-1.webp' with { type: 'file' }
import p254 from './art/still-9000003-2.webp' with { type: 'file' }
import p255 from './art/still-9000004-1.webp' with { type: 'file' }
import p256 from './art/still-9000004-2.webp' with { type: 'file' }
import p257 from './art/still-9000005-1.webp' with { type: 'file' }
import p258 from './art/still-9000005-2.webp' with { type: 'file' }
import p259 from './art/still-9000006-1.webp' with { type: 'file' }
import p260 from './art/still-9000006-2.webp' with { type: 'file' }
import p261 from './art/still-9000007-1.webp' with { type: 'file' }
import p262 from './art/still-9000007-2.webp' with { type: 'file' }
import p263 from './art/still-961-1.webp' with { type: 'file' }
import p264 from './art/still-961-2.webp' with { type: 'file' }
import p265 from './art/still-962-1.webp' with { type: 'file' }
import p266 from './art/still-962-2.webp' with { type: 'file' }
import p267 from './art/still-964-1.webp' with { type: 'file' }
import p268 from './art/still-964-2.webp' with { type: 'file' }
import p269 from './art/still-9761-1.webp' with { type: 'file' }
import p270 from './art/still-9761-2.webp' with { type: 'file' }
import p271 from './art/still-992-1.webp' with { type: 'file' }
import p272 from './art/still-992-2.webp' with { type: 'file' }

/** Where each drawn picture is, by its name. */
export const art: Readonly<Record<string, string>> = {
  'backdrop-10098.webp': p0,
  'backdrop-10331.webp': p1,
  'backdrop-10378.webp': p2,
  'backdrop-133701.webp': p3,
  'backdrop-16093.webp': p4,
  'backdrop-19.webp': p5,
  'backdrop-20367.webp': p6,
  'backdrop-22596.webp': p7,
  'backdrop-22744.webp': p8,
  'backdrop-234.webp': p9,
  'backdrop-24452.webp': p10,
  'backdrop-26317.webp': p11,
  'backdrop-3085.webp': p12,
  'backdrop-358332.webp': p13,
  'backdrop-45745.webp': p14,
  'backdrop-4808.webp': p15,
  'backdrop-57283.webp': p16,
  'backdrop-631.webp': p17,
  'backdrop-643.webp': p18,
  'backdrop-653.webp': p19,
  'backdrop-775.webp': p20,
  'backdrop-9000001.webp': p21,
  'backdrop-9000002.webp': p22,
  'backdrop-9000003.webp': p23,
  'backdrop-9000004.webp': p24,
  'backdrop-9000005.webp': p25,
  'backdrop-9000006.webp': p26,
  'backdrop-9000007.webp': p27,
  'backdrop-961.webp': p28,
  'backdrop-962.webp': p29,
  'backdrop-964.webp': p30,
  'backdrop-9761.webp': p31,
  'backdrop-992.webp': p32,
  'logo-10098.webp': p33,
  'logo-10331.webp': p34,
  'logo-10378.webp': p35,
  'logo-133701.webp': p36,
  'logo-16093.webp': p37,
  'logo-19.webp': p38,
  'logo-20367.webp': p39,
  'logo-22596.webp': p40,
  'logo-22744.webp': p41,
  'logo-234.webp': p42,
  'logo-24452.webp': p43,
  'logo-26317.webp': p44,
  'logo-3085.webp': p45,
  'logo-358332.webp': p46,
  'logo-45745.webp': p47,
  'logo-4808.webp': p48,
  'logo-57283.webp': p49,
  'logo-631.webp': p50,
  'logo-643.webp': p51,
  'logo-653.webp': p52,
  'logo-775.webp': p53,
  'logo-9000001.webp': p54,
  'logo-9000002.webp': p55,
  'logo-9000003.webp': p56,
  'logo-9000004.webp': p57,
  'logo-9000005.webp': p58,
  'logo-9000006.webp': p59,
  'logo-9000007.webp': p60,
  'logo-961.webp': p61,
  'logo-962.webp': p62,
  'logo-964.webp': p63,
  'logo-9761.webp': p64,
  'logo-992.webp': p65,
  'portrait-9701111.webp': p66,
  'portrait-9703634.webp': p67,
  'portrait-9704154.webp': p68,
  'portrait-9704589.webp': p69,
  'portrait-9704914.webp': p70,
  'portrait-9707837.webp': p71,
  'portrait-9708050.webp': p72,
  'portrait-9710596.webp': p73,
  'portrait-9711016.webp': p74,
  'portrait-9711164.webp': p75,
  'portrait-9711437.webp': p76,
  'portrait-9712637.webp': p77,
  'portrait-9712689.webp': p78,
  'portrait-9713266.webp': p79,
  'portrait-9713289.webp': p80,
  'portrait-9713469.webp': p81,
  'portrait-9713769.webp': p82,
  'portrait-9714982.webp': p83,
  'portrait-9717798.webp': p84,
  'portrait-9718960.webp': p85,
  'portrait-9718984.webp': p86,
  'portrait-9720446.webp': p87,
  'portrait-9721171.webp': p88,
  'portrait-9721427.webp': p89,
  'portrait-9721646.webp': p90,
  'portrait-9722145.webp': p91,
  'portrait-9722230.webp': p92,
  'portrait-9723023.webp': p93,
  'portrait-9723700.webp': p94,
  'portrait-9725024.webp': p95,
  'portrait-9725123.webp': p96,
  'portrait-9726667.webp': p97,
  'portrait-9726988.webp': p98,
  'portrait-9727527.webp': p99,
  'portrait-9728295.webp': p100,
  'portrait-9729386.webp': p101,
  'portrait-9729626.webp': p102,
  'portrait-9729644.webp': p103,
  'portrait-9732230.webp': p104,
  'portrait-9733775.webp': p105,
  'portrait-9735557.webp': p106,
  'portrait-9735840.webp': p107,
  'portrait-9736638.webp': p108,
  'portrait-9738963.webp': p109,
  'portrait-9739827.webp': p110,
  'portrait-9739863.webp': p111,
  'portrait-9740777.webp': p112,
  'portrait-9742106.webp': p113,
  'portrait-9743130.webp': p114,
  'portrait-9744295.webp': p115,
  'portrait-9744522.webp': p116,
  'portrait-9747161.webp': p117,
  'portrait-9747691.webp': p118,
  'portrait-9748364.webp': p119,
  'portrait-9750197.webp': p120,
  'portrait-9752011.webp': p121,
  'portrait-9752762.webp': p122,
  'portrait-9753318.webp': p123,
  'portrait-9755113.webp': p124,
  'portrait-9757656.webp': p125,
  'portrait-9758384.webp': p126,
  'portrait-9758483.webp': p127,
  'portrait-9758617.webp': p128,
  'portrait-9761054.webp': p129,
  'portrait-9761376.webp': p130,
  'portrait-9762782.webp': p131,
  'portrait-9762965.webp': p132,
  'portrait-9764937.webp': p133,
  'portrait-9765907.webp': p134,
  'portrait-9765940.webp': p135,
  'portrait-9766005.webp': p136,
  'portrait-9766122.webp': p137,
  'portrait-9766222.webp': p138,
  'portrait-9767340.webp': p139,
  'portrait-9768528.webp': p140,
  'portrait-9768881.webp': p141,
  'portrait-9770018.webp': p142,
  'portrait-9770443.webp': p143,
  'portrait-9772253.webp': p144,
  'portrait-9773446.webp': p145,
  'portrait-9774243.webp': p146,
  'portrait-9775275.webp': p147,
  'portrait-9776008.webp': p148,
  'portrait-9777634.webp': p149,
  'portrait-9777666.webp': p150,
  'portrait-9778389.webp': p151,
  'portrait-9779080.webp': p152,
  'portrait-9780116.webp': p153,
  'portrait-9780520.webp': p154,
  'portrait-9780721.webp': p155,
  'portrait-9781614.webp': p156,
  'portrait-9783480.webp': p157,
  'portrait-9785388.webp': p158,
  'portrait-9785485.webp': p159,
  'portrait-9785819.webp': p160,
  'portrait-9786073.webp': p161,
  'portrait-9788210.webp': p162,
  'portrait-9788885.webp': p163,
  'portrait-9789360.webp': p164,
  'portrait-9789480.webp': p165,
  'portrait-9789732.webp': p166,
  'portrait-9792071.webp': p167,
  'portrait-9793613.webp': p168,
  'portrait-9794668.webp': p169,
  'portrait-9795797.webp': p170,
  'portrait-9797315.webp': p171,
  'portrait-9797369.webp': p172,
  'portrait-9799071.webp': p173,
  'poster-10098.webp': p174,
  'poster-10331.webp': p175,
  'poster-10378.webp': p176,
  'poster-133701.webp': p177,
  'poster-16093.webp': p178,
  'poster-19.webp': p179,
  'poster-20367.webp': p180,
  'poster-22596.webp': p181,
  'poster-22744.webp': p182,
  'poster-234.webp': p183,
  'poster-24452.webp': p184,
  'poster-26317.webp': p185,
  'poster-3085.webp': p186,
  'poster-358332.webp': p187,
  'poster-45745.webp': p188,
  'poster-4808.webp': p189,
  'poster-57283.webp': p190,
  'poster-631.webp': p191,
  'poster-643.webp': p192,
  'poster-653.webp': p193,
  'poster-775.webp': p194,
  'poster-9000001.webp': p195,
  'poster-9000002.webp': p196,
  'poster-9000003.webp': p197,
  'poster-9000004.webp': p198,
  'poster-9000005.webp': p199,
  'poster-9000006.webp': p200,
  'poster-9000007.webp': p201,
  'poster-961.webp': p202,
  'poster-962.webp': p203,
  'poster-964.webp': p204,
  'poster-9761.webp': p205,
  'poster-992.webp': p206,
  'still-10098-1.webp': p207,
  'still-10098-2.webp': p208,
  'still-10331-1.webp': p209,
  'still-10331-2.webp': p210,
  'still-10378-1.webp': p211,
  'still-10378-2.webp': p212,
  'still-133701-1.webp': p213,
  'still-133701-2.webp': p214,
  'still-16093-1.webp': p215,
  'still-16093-2.webp': p216,
  'still-19-1.webp': p217,
  'still-19-2.webp': p218,
  'still-20367-1.webp': p219,
  'still-20367-2.webp': p220,
  'still-22596-1.webp': p221,
  'still-22596-2.webp': p222,
  'still-22744-1.webp': p223,
  'still-22744-2.webp': p224,
  'still-234-1.webp': p225,
  'still-234-2.webp': p226,
  'still-24452-1.webp': p227,
  'still-24452-2.webp': p228,
  'still-26317-1.webp': p229,
  'still-26317-2.webp': p230,
  'still-3085-1.webp': p231,
  'still-3085-2.webp': p232,
  'still-358332-1.webp': p233,
  'still-358332-2.webp': p234,
  'still-45745-1.webp': p235,
  'still-45745-2.webp': p236,
  'still-4808-1.webp': p237,
  'still-4808-2.webp': p238,
  'still-57283-1.webp': p239,
  'still-57283-2.webp': p240,
  'still-631-1.webp': p241,
  'still-631-2.webp': p242,
  'still-643-1.webp': p243,
  'still-643-2.webp': p244,
  'still-653-1.webp': p245,
  'still-653-2.webp': p246,
  'still-775-1.webp': p247,
  'still-775-2.webp': p248,
  'still-9000001-1.webp': p249,
  'still-9000001-2.webp': p250,
  'still-9000002-1.webp': p251,
  'still-9000002-2.webp': p252,
  'still-9000003-1.webp': p253,
  'still-9000003-2.webp': p254,
  'still-9000004-1.webp': p255,
  'still-9000004-2.webp': p256,
  'still-9000005-1.webp': p257,
  'still-9000005-2.webp': p258,
  'still-9000006-1.webp': p259,
  'still-9000006-2.webp': p260,
  'still-9000007-1.webp': p261,
  'still-9000007-2.webp': p262,
  'still-961-1.webp': p263,
  'still-961-2.webp': p264,
  'still-962-1.webp': p265,
  'still-962-2.webp': p266,
  'still-964-1.webp': p267,
  'still-964-2.webp': p268,
  'still-9761-1.webp': p269,
  'still-9761-2.webp': p270,
  'still-992-1.webp': p271,
  'still-992-2.webp': p272,
}
