import { Failure } from '#server/lib/failure'
import { type Sentence, say } from '#server/lib/sentence'
import { sentences, type Thing } from './sentences'

/** Why a request cannot be served. The HTTP layer alone knows which status each one is. */
class Refusal extends Failure {}

/** What an error says, as code and values; nothing for those of foreign origin. */
export const sentenceOf = (error: unknown): Sentence | null => (error instanceof Failure ? error.sentence : null)

export class NotFound extends Refusal {
  constructor(kind: Thing, id: string | number) {
    super(say(sentences, 'not_found', { kind, id }))
  }
}

/** The request makes no sense as it stands: malformed JSON, a bad header, a code that is no code. */
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

/** No valid credential. The message never says which part was wrong. */
export class Unauthorized extends Refusal {
  constructor(said: Sentence = say(sentences, 'not_signed_in')) {
    super(said)
  }
}

/** A valid credential that may not do this. */
export class Forbidden extends Refusal {}

/** The change contradicts what is stored. */
export class Conflict extends Refusal {}

export const nameTaken = (kind: Thing, name: string) => new Conflict(say(sentences, 'name_taken', { kind, name }))

/** A field has a value that cannot be accepted. `field` is its path in the body. */
export class Invalid extends Refusal {
  readonly field: string | undefined
  constructor(said: Sentence, field?: string) {
    super(said)
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
  constructor(limitBytes: number) {
    super(say(sentences, 'body_too_large', { limit: limitBytes }))
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

/** An outside party asks us to slow down. */
export class UpstreamRateLimited extends Refusal {
  readonly upstream: string
  readonly retryAfterSeconds: number
  constructor(
    upstream: string,
    retryAfterSeconds = 30,
    said: Sentence = say(sentences, 'party_asks_to_wait', { party: upstream, wait: retryAfterSeconds }),
  ) {
    super(said)
    this.upstream = upstream
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/**
 * An outside party (or the torrent session) does not answer, or answers nonsense. `why` holds no address and no key.
 * A sentence names the party itself.
 */
export class UpstreamUnreachable extends Refusal {
  readonly upstream: string
  /** How long it asks us to wait, where it says so. */
  readonly retryAfterSeconds: number | null
  constructor(
    upstream: string,
    why: Sentence = say(sentences, 'party_unreachable', { party: upstream }),
    { retryAfterSeconds = null, ...options }: Waiting & ErrorOptions = {},
  ) {
    super(why, options)
    this.upstream = upstream
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The tunnel through which alone a party may be asked is not up. No fault of that party. */
export class TunnelDown extends UpstreamUnreachable {
  constructor(upstream: string) {
    super(upstream, say(sentences, 'party_behind_tunnel', { party: upstream }))
  }
}

/** Where a file should be, there is a web page. */
export class LeadsToPage extends UpstreamUnreachable {}
type Waiting = { retryAfterSeconds?: number | null }

/** The service itself cannot answer now: recovery, restoring, stopping. */
export class Unavailable extends Refusal {
  readonly retryAfterSeconds: number | null
  constructor(said: Sentence, { retryAfterSeconds = null }: Waiting = {}) {
    super(said)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The service rests, for a restore or its end; what it was doing is left as it is. */
export class Paused extends Unavailable {
  constructor() {
    super(say(sentences, 'paused'))
  }
}
