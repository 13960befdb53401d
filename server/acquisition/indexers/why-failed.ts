import { type Sentence, say } from '#server/foundation/lib/sentence'
import { sentenceOf } from '#server/foundation/platform/errors'
import { sentences } from './sentences'

/** Why a query failed. */
export const whyFailed = (error: unknown): Sentence =>
  sentenceOf(error) ?? say(sentences, 'indexer_failed', { error: error instanceof Error ? error.message : String(error) })
