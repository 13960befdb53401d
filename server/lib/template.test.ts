import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { jsonEscape, placeholdersOf, renderTemplate } from './template'

describe('a template', () => {
  test('is filled with values, also from inside of others', () => {
    expect(renderTemplate('{{title}} ({{ movie.year }}) {{list}}', { title: 'Sintel', movie: { year: 2010 }, list: [1] })).toBe(
      'Sintel (2010) [1]',
    )
  })

  test('has nothing where there is no value, and leaves everything else alone', () => {
    expect(renderTemplate('[{{gone}}{{null}}{{a.b.c}}] {x} {{ }} {{a b}} {{', { null: null, a: 1 })).toBe('[] {x} {{ }} {{a b}} {{')
  })

  test('reaches nothing that was not given', () => {
    expect(renderTemplate('{{constructor}}{{__proto__}}{{title.length}}{{toString.name}}', { title: 'x' })).toBe('')
  })

  test('does not read placeholders inside values, nor special patterns of replacement', () => {
    expect(renderTemplate('{{a}}', { a: "{{b}} $& $' $1", b: 'no' })).toBe("{{b}} $& $' $1")
  })

  test('of JSON stays JSON, whatever the values are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (value) => {
        const rendered = renderTemplate('{"text":"{{value}}"}', { value }, jsonEscape)
        expect(JSON.parse(rendered)).toEqual({ text: value.toWellFormed() })
      }),
      { numRuns: 300 },
    )
  })

  test('knows what it asks for', () => {
    expect(placeholdersOf('{{a}} {{ b.c }} {{a}}')).toEqual(['a', 'b.c'])
  })
})
