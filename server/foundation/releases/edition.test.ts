import { expect, test } from 'bun:test'
import { cutOf, isEdition, isSameCut } from './edition'

test.each([
  ["Director's Cut", 'Directors Cut', true],
  ['Director s Cut', 'Director’s.Cut', true],
  ['', 'Theatrical Cut', true],
  ['', 'Remastered', true],
  ['', '25th Anniversary Edition', true],
  ['Extended Cut', 'Extended Edition', true],
  ['', "Director's Cut", false],
  ['Extended', 'Unrated', false],
  ['', 'IMAX', false],
  ['', 'Special Edition', false],
])('"%s" and "%s" are one cut: %p', (one, other, isOne) => {
  expect(isSameCut(one, other)).toBe(isOne)
})

test.each([
  ['any', "Director's Cut", true],
  ['theatrical', '', true],
  ['theatrical', 'Criterion Collection', true],
  ['theatrical', 'Extended', false],
  ["Director's Cut", 'Directors Cut Remastered', true],
  ["Director's Cut", 'Extended Directors Cut', true],
  ["Director's Cut", '', false],
  ["Director's Cut", 'Unrated', false],
  ['Criterion', 'Criterion Collection', true],
  ['Criterion', '', false],
])('a version that wants "%s" takes "%s": %p', (wanted, edition, takes) => {
  expect(isEdition(wanted, edition)).toBe(takes)
})

test('the theatrical cut has no words of its own', () => {
  expect(['', 'Theatrical', 'Remastered', "Collector's Edition"].map(cutOf)).toEqual(['', '', '', ''])
})
