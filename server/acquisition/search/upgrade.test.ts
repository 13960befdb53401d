import { describe, expect, test } from 'bun:test'
import { aCandidate, aContext, aFile } from '#server/testing/candidates'
import type { Held } from './candidate'
import { upgradesAreAllowed } from './rules/upgrades-are-allowed'
import { isCorrection, meetsCutoffs, whyNotUpgrade } from './upgrade'

const held = (own: Partial<Held> = {}): Held => aFile(own)
const newer = { version: 2, real: 0 }
const context = aContext({ profile: { min_upgrade_score: 10, cutoff_format_score: 100 } })
const why = (from: Partial<Held>, to: Partial<Held>, terms = context) => whyNotUpgrade(held(from), held(to), terms)?.code

test('the first applicable criterion decides', () => {
  const offAlready = aContext({ profile: { upgrade_allowed: false } })
  const enough = aContext({ profile: { cutoff: 'WEB 1080p' } })

  expect(why({ quality: 'DVD' }, { quality: 'Bluray-1080p' })).toBeUndefined()
  expect(why({ quality: 'Bluray-1080p' }, { quality: 'DVD', revision: newer, custom_format_score: 999 })).toBe('existing_better_quality')
  expect(why({}, { revision: newer }, offAlready)).toBeUndefined()
  expect(why({}, { custom_format_score: 50 }, offAlready)).toBe('upgrades_not_allowed')
  expect(why({ revision: newer }, { custom_format_score: 50 })).toBe('existing_better_revision')
  expect(why({}, { quality: 'Bluray-1080p' }, enough)).toBe('quality_cutoff_met')
  expect(why({ custom_format_score: 5 }, { custom_format_score: 5 })).toBe('format_score_not_better')
  expect(why({ custom_format_score: 100 }, { custom_format_score: 200 })).toBe('format_cutoff_met')
  expect(why({ custom_format_score: 5 }, { custom_format_score: 14 })).toBe('format_score_gain_too_small')
  expect(why({ custom_format_score: 5 }, { custom_format_score: 15 })).toBeUndefined()
})

test('qualities in a group are no upgrade over each other', () => {
  expect(why({ quality: 'WEBRip-1080p' }, { quality: 'WEBDL-1080p' })).toBe('format_score_not_better')
})

test('corrected versions count like any other if they are not preferred', () => {
  const indifferent = aContext({ settings: { propers: 'do_not_prefer' } })

  expect(why({}, { revision: newer }, indifferent)).toBe('format_score_not_better')
  expect(why({ revision: newer }, { custom_format_score: 1 }, indifferent)).toBeUndefined()
})

test('a quality that the profile does not have is below all others', () => {
  expect(why({ quality: 'Raw-HD' }, { quality: 'DVD' })).toBeUndefined()
})

test('the cutoffs are met when quality and score are reached', () => {
  expect(meetsCutoffs(held({ quality: 'Bluray-1080p', custom_format_score: 100 }), context)).toBe(true)
  expect(meetsCutoffs(held({ quality: 'Bluray-1080p', custom_format_score: 99 }), context)).toBe(false)
  expect(meetsCutoffs(held({ custom_format_score: 100 }), context)).toBe(false)
})

test('a correction has exactly the same quality', () => {
  expect(isCorrection(held(), held({ revision: newer }))).toBe(true)
  expect(isCorrection(held(), held({ revision: { version: 1, real: 1 } }))).toBe(true)
  expect(isCorrection(held(), held({ quality: 'WEBRip-1080p', revision: newer }))).toBe(false)
})

describe('a file that a storage rule wants to be smaller', () => {
  const GB = 1_000_000_000
  const small = aContext({
    profile: {
      items: [
        { quality: 'Bluray-720p', allowed: true },
        { quality: 'Bluray-1080p', allowed: true },
        { quality: 'Bluray-2160p', allowed: false },
      ],
      cutoff: 'Bluray-1080p',
    },
  })
  const large = { ...held({ quality: 'Bluray-2160p' }), size_bytes: 60 * GB, to_shrink: true }
  const offer = (quality: string, size_bytes: number | null) => ({ ...held({ quality }), size_bytes })

  test('is replaced by a smaller one of the profile, and by nothing else', () => {
    expect(whyNotUpgrade(large, offer('Bluray-1080p', 9 * GB), small)).toBeUndefined()
    expect(whyNotUpgrade(large, offer('Bluray-720p', 4 * GB), small)).toBeUndefined()
    expect(whyNotUpgrade(large, offer('Bluray-1080p', 60 * GB), small)?.code).toBe('not_smaller')
    expect(whyNotUpgrade(large, offer('Bluray-1080p', null), small)?.code).toBe('not_smaller')
    expect(whyNotUpgrade(large, offer('Bluray-2160p', 20 * GB), small)?.code).toBe('existing_better_quality')
    expect(meetsCutoffs(large, small)).toBe(false)
  })

  test('stays while the profile takes its quality, or no rule wants it', () => {
    expect(whyNotUpgrade({ ...large, to_shrink: false }, offer('Bluray-1080p', 9 * GB), small)?.code).toBe('existing_better_quality')
    const all = aContext({ profile: { ...small.profile, items: small.profile.items.map((item) => ({ ...item, allowed: true })) } })
    expect(whyNotUpgrade(large, offer('Bluray-1080p', 9 * GB), all)?.code).toBe('existing_better_quality')
  })

  test('is replaced even if upgrades are off', () => {
    const off = {
      ...small,
      settings: { ...small.settings, upgrade_enabled: false },
      file: { ...large, title: 'a', added_at: '', info_hash: null },
    }
    const release = { ...aCandidate({ parsed: { quality: 'Bluray-1080p' }, size_bytes: 9 * GB }), score: 0, custom_formats: [] }

    expect(upgradesAreAllowed(release as never, off)).toBeUndefined()
  })
})
