/** Why a request cannot be served. The HTTP layer alone knows which status each one is. */
export class NotFound extends Error {
  constructor(kind: string, id: string | number) {
    super(`${kind} ${id} not found`)
  }
}

/** The request makes no sense as it stands: malformed JSON, a bad header, a code that is no code. */
export class BadRequest extends Error {}

export class InvalidCursor extends Error {
  constructor() {
    super('This cursor belongs to another list, filter or sort, or is not one of ours')
  }
}

export class InvalidExpand extends Error {
  constructor(asked: string, accepted: readonly string[]) {
    super(`Cannot expand ${asked}; accepted: ${accepted.join(', ') || 'nothing'}`)
  }
}

/** No valid credential. The message never says which part was wrong. */
export class Unauthorized extends Error {
  constructor(message = 'A valid API key or session is required') {
    super(message)
  }
}

/** A valid credential that may not do this. */
export class Forbidden extends Error {}

/** The change contradicts what is stored. */
export class Conflict extends Error {}

/** A field has a value that cannot be accepted. `field` is its path in the body. */
export class Invalid extends Error {
  readonly field: string | undefined
  constructor(message: string, field?: string) {
    super(field ? `${field}: ${message}` : message)
    this.field = field
  }
}

export class MethodNotAllowed extends Error {
  readonly allowed: readonly string[]
  constructor(method: string, allowed: readonly string[]) {
    super(`${method} is not allowed here; allowed: ${allowed.join(', ')}`)
    this.allowed = allowed
  }
}

export class PayloadTooLarge extends Error {
  constructor(limitBytes: number) {
    super(`The body is larger than ${limitBytes} bytes`)
  }
}

export class UnsupportedMediaType extends Error {}

export class RangeNotSatisfiable extends Error {
  readonly sizeBytes: number
  constructor(sizeBytes: number) {
    super(`The range lies outside of ${sizeBytes} bytes`)
    this.sizeBytes = sizeBytes
  }
}

/** The disk is full, or would be. */
export class OutOfSpace extends Error {}

/** An outside party asks us to slow down. */
export class UpstreamRateLimited extends Error {
  readonly upstream: string
  readonly retryAfterSeconds: number
  constructor(upstream: string, retryAfterSeconds = 30, message = `${upstream} asks us to wait ${retryAfterSeconds} s`) {
    super(message)
    this.upstream = upstream
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** An outside party (or the torrent session) does not answer, or answers nonsense. `why` holds no address and no key. */
export class UpstreamUnreachable extends Error {
  readonly upstream: string
  /** How long it asks us to wait, where it says so. */
  readonly retryAfterSeconds: number | null
  constructor(upstream: string, why = 'is unreachable', { retryAfterSeconds = null, ...options }: Waiting & ErrorOptions = {}) {
    super(`${upstream} ${why}`, options)
    this.upstream = upstream
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** Where a file should be, there is a web page. */
export class LeadsToPage extends UpstreamUnreachable {}
type Waiting = { retryAfterSeconds?: number | null }

/** The service itself cannot answer now: recovery, restoring, stopping. */
export class Unavailable extends Error {
  readonly retryAfterSeconds: number | null
  constructor(message: string, { retryAfterSeconds = null }: Waiting = {}) {
    super(message)
    this.retryAfterSeconds = retryAfterSeconds
  }
}

/** The service rests, for a restore or its end; what it was doing is left as it is. */
export class Paused extends Unavailable {
  constructor() {
    super('The service pauses')
  }
}
