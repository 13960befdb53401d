import { type Static, Type } from '@sinclair/typebox'
import { Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'
import { scopes } from './table'

const kinds = ['browser', 'cli', 'qr', 'app'] as const
const Label = Type.String({ minLength: 1, maxLength: 100, description: 'Name of the device' })
const closed = { additionalProperties: false } as const

export const Session = Type.Object(
  {
    id: Type.String({ description: 'Public; it gives no access.' }),
    kind: oneOf(kinds),
    scope: oneOf(scopes, {
      description:
        '`watch`: watching only. `programs`: only the API that other programs know. Both are of kind `app`, as is a TV that may also get movies, which has `all`.',
    }),
    label: Type.String(),
    app: nullable(Type.String({ description: 'Name and version of the app' })),
    device: nullable(Type.String({ description: 'The device that the app runs on, as it says' })),
    user_agent: nullable(Type.String()),
    ip: nullable(Type.String()),
    created_at: Timestamp,
    last_seen_at: Timestamp,
    expires_at: Type.Union([Timestamp, Type.Null()], { description: 'Null for an app: it stays signed in until it is revoked.' }),
    current: Type.Boolean({ description: 'Whether this request used it' }),
    playing: Type.Union([Type.Object({ movie_id: Id, title: Type.String() }, closed), Type.Null()], {
      description: 'What it plays now, as far as its player reports that',
    }),
  },
  { $id: 'Session', ...closed, description: 'A signed-in device.' },
)
export type Session = Static<typeof Session>

export const NewSession = Type.Object(
  {
    kind: oneOf(kinds),
    label: Type.Optional(Label),
    scope: Type.Optional(oneOf(['watch', 'programs'], { description: 'For an `app` token; defaults to `programs`' })),
    ttl_days: Type.Optional(Type.Integer({ minimum: 1, maximum: 365, description: 'For a `cli` token; defaults to 365' })),
  },
  { $id: 'NewSession', ...closed, examples: [{ kind: 'cli', label: 'Backup script', ttl_days: 90 }] },
)

export const WaitingApp = Type.Object(
  {
    device: Type.String({ description: 'As the app says' }),
    app: Type.String({ description: 'Name of the app' }),
    version: Type.String({ description: 'Version of the app' }),
    ip: nullable(Type.String()),
    expires_at: Timestamp,
    can_get: Type.Boolean({ description: 'Whether it can be allowed to get movies: only the page for TVs' }),
  },
  { $id: 'WaitingApp', ...closed, description: 'An app that shows a code.' },
)

export const TvCode = Type.Object(
  {
    secret: Type.String({ description: 'Stays with the TV' }),
    code: Type.String({ description: 'Six digits to show', examples: ['123456'] }),
    url: Type.String({ description: 'Where a signed-in browser enters the code' }),
    qr_svg: Type.String({ description: 'Contains that address' }),
    lifetime_seconds: Type.Integer({ description: 'How long the code lives' }),
  },
  { $id: 'TvCode', ...closed, description: 'What a TV shows to be signed in.' },
)
export const TvToken = Type.Object(
  {
    token: nullable(Type.String({ description: 'Shown only once; null while nobody has entered the code' })),
    scope: nullable(oneOf(['watch', 'all'], { description: 'What it may do; null without a token' })),
  },
  { $id: 'TvToken', ...closed, description: 'The token of a TV that was signed in' },
)

const Pairing = Type.Object(
  {
    id: Type.String({ description: 'The id that the session will have' }),
    code: Type.String({ description: 'For `POST /auth/sessions/exchange`, once' }),
    typed_code: Type.String({
      description: 'The same code for typing: eight unambiguous letters and digits with a dash; not case-sensitive',
    }),
    urls: Type.Array(Type.String(), { minItems: 1, description: 'Addresses of the service for other devices, best for a phone first' }),
    qr_svg: Type.String({ description: 'Contains the first address with `/#pair=<code>`' }),
    expires_at: Timestamp,
  },
  { $id: 'Pairing', ...closed },
)

export const Addresses = Type.Object(
  {
    urls: Type.Array(Type.String(), {
      description: 'Best for a phone first; empty if only this computer can reach it',
    }),
  },
  { $id: 'Addresses', ...closed, description: 'Addresses of the service for other devices' },
)

/** `token` for `cli` and `app`, `pairing` for `qr`, the accompanying cookie for `browser`. */
export const IssuedSession = Type.Union(
  [
    Type.Object({ session: Session }, { ...closed, title: 'browser' }),
    Type.Object({ session: Session, token: Type.String({ description: 'Shown only once' }) }, { ...closed, title: 'token' }),
    Type.Object({ pairing: Pairing }, { ...closed, title: 'qr' }),
  ],
  { $id: 'IssuedSession' },
)

export const ExchangedSession = Type.Object({ session: Session }, { ...closed, $id: 'ExchangedSession' })
export const Exchange = Type.Optional(Type.Object({ label: Type.Optional(Label) }, closed))
export const SessionPatch = Type.Object({ label: Type.Optional(Label) }, { ...closed, $id: 'SessionPatch' })

export const ToSign = Type.Object(
  {
    path: Type.String({
      minLength: 1,
      maxLength: 2000,
      description: 'Path of media, images, or the calendar',
      examples: ['/api/v1/calendar.ics'],
    }),
    ttl_seconds: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 31_536_000, description: 'At most 12 hours, except for the calendar; defaults to 4 hours' }),
    ),
  },
  { $id: 'ToSign', ...closed },
)
export const SignedUrl = Type.Object({ url: Type.String(), expires_at: Timestamp }, { $id: 'SignedUrl', ...closed })

export const NewApiKey = Type.Object({ api_key: Type.String() }, { $id: 'NewApiKey', ...closed })
export const BootCode = Type.Object(
  { code: Type.String(), url: Type.String({ description: 'Signs in a browser on the same computer, once' }), expires_at: Timestamp },
  { $id: 'BootCode', ...closed },
)
