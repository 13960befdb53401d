import { createEvaluation } from '#server/acquisition/evaluation'
import { createSyncFeeds } from '#server/acquisition/feeds'
import { createJudgeAnew } from '#server/acquisition/judge-anew'
import type { Basics } from '#server/compose'
import type { Fetching } from '#server/compose-fetching'
import type { Library } from '#server/compose-library'

export type Seeking = ReturnType<typeof composeSeeking>

/** What is new everywhere, and what a profile would make of it. */
export const composeSeeking = (basics: Basics, library: Library, fetching: Fetching) => {
  const { db, journal, clock, config, logs } = basics
  const { asking, contexts, ledger, grab, releases } = fetching
  const syncFeeds = createSyncFeeds({
    db,
    journal,
    clock,
    log: logs.for('acquisition', 'feeds'),
    contexts,
    ledger,
    grab,
    askFeeds: async () =>
      (await asking.feeds()).map(({ indexer, ...answer }) => {
        const { id, name, priority, min_seeders, disabled_until } = indexer
        return { ...answer, indexer: { id, name, priority, min_seeders, disabled_until } }
      }),
  })
  const evaluate = createEvaluation({
    db,
    clock,
    contexts,
    seenSince: releases.since,
    profileOf: library.profiles.tried,
    settings: () => {
      const { propers, min_free_space_mb, availability_delay_days, upgrade_enabled } = config.get()
      return { propers, min_free_space_mb, availability_delay_days, upgrade_enabled, preferred_protocol: 'torrent' }
    },
  })
  const judgeAnew = createJudgeAnew({ journal, contexts, ledger, movies: library.movies })
  return { syncFeeds, evaluate, judgeAnew }
}
