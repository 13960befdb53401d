import { expect, test } from 'bun:test'
import type { Finding } from './health'
import { patternCheck } from './pattern-check'

const textOf = (detail: Finding['detail']) => (typeof detail === 'object' ? detail?.text : detail)

test('health names the custom format or profile whose patterns were skipped, with an example', async () => {
  const check = patternCheck({
    formats: () => [
      { id: 1, name: 'Fine', conditions: [{ kind: 'release_title', value: 'remux' }] },
      { id: 2, name: 'Slow', conditions: ['remux', 'slow', 'slower'].map((value) => ({ kind: 'release_title', value })) },
    ],
    profiles: () => [{ id: 3, name: 'Evening', must_contain: ['plain'], must_not_contain: ['/slow/i'] }],
    skippedOn: (pattern) => ({ slow: { names: 1, example: 'aaa' }, slower: { names: 7, example: 'bbb' } })[pattern],
  })

  const found = [(await check.look()) ?? []].flat()

  expect(check.code).toBe('pattern_too_slow')
  expect(found.map((each) => ({ ...each, title: each.title.text, detail: textOf(each.detail) }))).toEqual([
    {
      severity: 'warning',
      subject: 'format-2',
      title: 'A pattern of the custom format Slow takes too long on some names',
      detail: 'It counts as no match on those names. Skipped on 7 names, such as "bbb": slower',
      fix: { kind: 'settings', route: '/settings/preferences' },
    },
    {
      severity: 'warning',
      subject: 'profile-3',
      title: 'A pattern of the quality profile Evening takes too long on some names',
      detail: 'Marquee rejects releases with those names. Skipped on 1 name, such as "aaa": slow',
      fix: { kind: 'settings', route: '/settings/quality' },
    },
  ])
})
