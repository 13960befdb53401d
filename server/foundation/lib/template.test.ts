import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { jsonEscape, renderTemplate } from './template'

describe('a template', () => {
  test('fills in values, including nested ones', () => {
    expect(renderTemplate('{{title}} ({{ movie.year }}) {{list}}', { title: 'Sintel', movie: { year: 2010 }, list: [1] })).toBe(
      'Sintel (2010) [1]',
    )
  })

  test('renders a missing value as nothing and leaves everything else alone', () => {
    expect(renderTemplate('[{{gone}}{{null}}{{a.b.c}}] {x} {{ }} {{a b}} {{', { null: null, a: 1 })).toBe('[] {x} {{ }} {{a b}} {{')
  })

  test('reaches only the given values', () => {
    expect(renderTemplate('{{constructor}}{{__proto__}}{{title.length}}{{toString.name}}', { title: 'x' })).toBe('')
  })

  test('does not interpret placeholders or replacement patterns inside values', () => {
    expect(renderTemplate('{{a}}', { a: "{{b}} $& $' $1", b: 'no' })).toBe("{{b}} $& $' $1")
  })

  test('JSON stays valid, whatever the values', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const rendered = renderTemplate('{"text":"{{value}}"}', { value }, jsonEscape)
        expect(JSON.parse(rendered)).toEqual({ text: value.toWellFormed() })
      }),
      { numRuns: 300 },
    )
  })
})
