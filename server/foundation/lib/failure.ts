import type { Sentence } from './sentence'

/** An error of ours, whose message is a sentence from a catalog. */
export class Failure extends Error {
  readonly sentence: Sentence
  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(sentence.text, options)
    this.sentence = sentence
  }
}
