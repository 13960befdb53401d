import { say } from '#server/foundation/lib/sentence'
import { UpstreamRateLimited, UpstreamUnreachable } from '#server/foundation/platform/errors'
import type { TrackerClient } from '#server/foundation/upstream/tracker/client'
import type { OurPlay, OurPlays } from './our-plays'
import { sentences } from './sentences'

const party = 'The tracker'

type Deps = {
  client: Pick<TrackerClient, 'addPlays'>
  ours: OurPlays
  /** Movies that the player is reporting to the tracker. */
  busy: () => ReadonlySet<number>
}
export type SendPlays = ReturnType<typeof createSendPlays>

const perBatch = 100

/** Sends our plays to the tracker. It stores a play as often as it receives it, so one with an unknown outcome is not sent again. */
export const createSendPlays = ({ client, ours, busy }: Deps) => {
  const send = async (batch: readonly OurPlay[]): Promise<void> => {
    const ids = batch.map(({ id }) => id)
    ours.sending(ids)
    const answer = await client.addPlays(batch).catch((error: unknown) => {
      if (error instanceof UpstreamRateLimited) ours.back(ids)
      throw error
    })
    if (answer.taken) {
      const unknown = new Set(answer.not_found)
      ours.sent(batch.filter(({ metadata_id }) => !unknown.has(metadata_id)).map(({ id }) => id))
      ours.refused(batch.filter(({ metadata_id }) => unknown.has(metadata_id)).map(({ id }) => id))
    } else if (answer.status !== 422) {
      ours.back(ids)
      throw new UpstreamUnreachable(party, say(sentences, 'tracker_takes_no_plays', { party, why: answer.why }))
    } else if (batch.length === 1) ours.refused(ids)
    else for (const play of batch) await send([play])
  }

  return {
    /** A play without a response that the tracker does not have did not arrive. Call only after reading the tracker's whole history. */
    settleDoubts(): void {
      ours.back(
        ours
          .inDoubt()
          .filter(ours.isSettled)
          .map(({ id }) => id),
      )
    },

    /** Oldest first. Returns the number sent. */
    async push(): Promise<number> {
      const held = new Set([...ours.playing(), ...busy()])
      const waiting = ours.waiting().filter(({ movie_id }) => !held.has(movie_id))
      for (let i = 0; i < waiting.length; i += perBatch) await send(waiting.slice(i, i + perBatch))
      return waiting.length
    },
  }
}
