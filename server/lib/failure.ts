import type { Sentence } from './sentence'

/** An error of ours: what it says is a sentence of a catalog. */
export class Failure extends Error {
  readonly sentence: Sentence
  constructor(sentence: Sentence, options?: ErrorOptions) {
    super(sentence.text, options)
    this.sentence = sentence
  }
}
