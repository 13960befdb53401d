import { Failure } from '#server/foundation/lib/failure'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { aWhile, boundedWait } from '#server/foundation/lib/wait'
import { sentences, type Thing } from './sentences'

/** Why a request cannot be served. Only the HTTP layer maps errors to status codes. */
class Refusal extends Failure {}

/** The sentence of one of our errors. Null for any other error. */
export const sentenceOf = (error: unknown): Sentence | null => (error instanceof Failure ? error.sentence : null)

export class NotFound extends Refusal {
  constructor(kind: Thing, id: string | number) {
    super(say(sentences, 'not_found', { kind, id }))
  }
}

/** Something that is named by other words than its id is unknown: a code, an address. */
export class Unknown extends Refusal {}

/** Guessing is over for a while. */
export class TooManyTries extends Refusal {
  readonly retryAfterSeconds: number
  constructor(sentence: Sentence, retryAfterSeconds: number) {
    super(sentence)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The request is malformed: bad JSON, header or code. */
export class BadRequest extends Refusal {}

export class InvalidCursor extends Refusal {
  constructor() {
    super(say(sentences, 'invalid_cursor'))
  }
}

export class InvalidExpand extends Refusal {
  constructor(asked: string, accepted: readonly string[]) {
    super(accepted.length > 0 ? say(sentences, 'invalid_expand', { asked, accepted }) : say(sentences, 'no_expand', { asked }))
  }
}

/** The credential is missing or invalid. The message never says which part was wrong. */
export class Unauthorized extends Refusal {
  constructor(sentence: Sentence = say(sentences, 'not_signed_in')) {
    super(sentence)
  }
}

/** The credential is valid but does not permit this. */
export class Forbidden extends Refusal {}

/** The change conflicts with what is stored. */
export class Conflict extends Refusal {}

export const nameTaken = (kind: Thing, name: string) => new Conflict(say(sentences, 'name_taken', { kind, name }))

/** A field has an unacceptable value. `field` is its path in the body. */
export class Invalid extends Refusal {
  readonly field: string | undefined
  constructor(sentence: Sentence, field?: string) {
    super(sentence)
    if (field) this.message = `${field}: ${this.message}`
    this.field = field
  }
}

export class MethodNotAllowed extends Refusal {
  readonly allowed: readonly string[]
  constructor(method: string, allowed: readonly string[]) {
    super(say(sentences, 'method_not_allowed', { method, allowed: allowed.join(', ') }))
    this.allowed = allowed
  }
}

export class PayloadTooLarge extends Refusal {
  constructor(limitBytes: number, words: Sentence = say(sentences, 'body_too_large', { limit: limitBytes })) {
    super(words)
  }
}

export class UnsupportedMediaType extends Refusal {}

export class RangeNotSatisfiable extends Refusal {
  readonly sizeBytes: number
  constructor(sizeBytes: number) {
    super(say(sentences, 'range_not_satisfiable', { size: sizeBytes }))
    this.sizeBytes = sizeBytes
  }
}

/** The disk is full, or would be. */
export class OutOfSpace extends Refusal {}

/** An upstream asks us to slow down. The wait is bounded here, whoever named it. */
export class UpstreamRateLimited extends Refusal {
  readonly upstream: string
  readonly retryAfterSeconds: number
  constructor(
    upstream: string,
    retryAfterSeconds = 30,
    sentence: Sentence = say(sentences, 'party_asks_to_wait', { party: upstream, wait: boundedWait(retryAfterSeconds, aWhile) }),
  ) {
    super(sentence)
    this.upstream = upstream
    this.retryAfterSeconds = boundedWait(retryAfterSeconds, aWhile)
  }
}

/**
 * An upstream, or the torrent session, does not answer or answers nonsense. `why` contains no address and no key. A sentence names the
 * upstream itself.
 */
export class UpstreamUnreachable extends Refusal {
  readonly upstream: string
  /** How long it asks us to wait. Null if it does not say. */
  readonly retryAfterSeconds: number | null
  constructor(
    upstream: string,
    why: Sentence = say(sentences, 'party_unreachable', { party: upstream }),
    { retryAfterSeconds = null, ...options }: Waiting & ErrorOptions = {},
  ) {
    super(why, options)
    this.upstream = upstream
    this.retryAfterSeconds = retryAfterSeconds === null ? null : boundedWait(retryAfterSeconds, aWhile)
  }
}

/** It has more pages than are read: an upstream of people has fewer, and one that never ends is broken. */
export const tooManyPages = (party: string, most: number): UpstreamUnreachable =>
  new UpstreamUnreachable(party, say(sentences, 'party_has_too_many_pages', { party, most }))

/** An upstream points to an origin in the local network that the user neither typed nor allowed. */
export class PointsInside extends UpstreamUnreachable {
  readonly origin: string
  constructor(upstream: string, origin: string) {
    super(upstream, say(sentences, 'party_points_inside', { party: upstream }))
    this.origin = origin
  }
}

/** The tunnel that all requests to this upstream must use is down. Not the upstream's fault. */
export class TunnelDown extends UpstreamUnreachable {
  constructor(upstream: string) {
    super(upstream, say(sentences, 'party_behind_tunnel', { party: upstream }))
  }
}

/** The response is a web page instead of a file. */
export class LeadsToPage extends UpstreamUnreachable {}
type Waiting = { retryAfterSeconds?: number | null }

/** The service cannot answer now: it is in recovery, restoring or stopping. */
export class Unavailable extends Refusal {
  readonly retryAfterSeconds: number | null
  constructor(sentence: Sentence, { retryAfterSeconds = null }: Waiting = {}) {
    super(sentence)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** A person canceled the run of a task. What it did until then stays. */
export class Canceled extends Refusal {
  constructor() {
    super(say(sentences, 'task_canceled'))
  }
}

/** The service is paused for a restore or is stopping. Running work is left as it is. */
export class Paused extends Unavailable {
  constructor() {
    super(say(sentences, 'paused'))
  }
}
