import fc from 'fast-check'

const hostileTexts = [
  '',
  ' ',
  '\u0000',
  "' OR 1=1 --",
  '"; DROP TABLE movies; --',
  '%',
  '_%_',
  '<script>alert(1)</script>',
  '{{constructor}}',
  '../../../../proc/nothing',
  '..\\..\\nothing',
  '\ud800',
  '🎬'.repeat(40),
  'e\u0301\u202e\u200b\ufeff',
  '-0',
  'null',
  'undefined',
  'true',
  '1e309',
  'a'.repeat(3000),
  '(a+)+$',
  '[',
  '*',
  'AND OR NOT NEAR("',
  '__proto__',
  '\r\nX-Injected: 1',
]
export const hostileText = fc.constantFrom(...hostileTexts)
export const hostileNumber = fc.constantFrom(0, -1, -0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 53), 1e308, Number.MIN_VALUE, 4_294_967_296)
export const brokenText = fc.constantFrom(
  '',
  '{',
  'null',
  '[]',
  '"',
  '{"a":1,}',
  'NaN',
  '['.repeat(300),
  '\u0000',
  '{"a":"\ud800"}',
  '0',
  'true',
  `"${'x'.repeat(100_000)}"`,
)
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom(null, true, [], {}, [[]], { __proto__: null }, { length: 5 }, [null]),
  fc.jsonValue({ maxDepth: 3 }),
)
