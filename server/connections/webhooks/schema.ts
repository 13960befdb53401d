import { type Static, Type } from '@sinclair/typebox'
import { type EventType, events, isTransient } from '#server/events'
import { pathMap } from '#server/foundation/lib/path-map'
import { Reason, trialShape } from '#server/foundation/lib/reason'
import { Id, nullable, oneOf, Timestamp } from '#server/foundation/lib/shapes'

/** The events that a webhook can receive: all stored ones. */
const toldTypes = (Object.keys(events) as EventType[]).filter((type) => !isTransient(type))

const choices = {
  name: Type.String({ minLength: 1, maxLength: 100 }),
  method: oneOf(['POST', 'PUT', 'GET'], { description: 'GET sends no body' }),
  events: Type.Array(oneOf(toldTypes), { maxItems: 100, uniqueItems: true, description: 'Types of events; empty means all' }),
  template: nullable(
    Type.String({
      minLength: 1,
      maxLength: 10_000,
      description:
        'The body, with `{{title}}` and other fields of the event, `{{event}}`, `{{heading}}` and `{{summary}}`. Null sends the event as JSON.',
    }),
  ),
  refreshes: nullable(
    oneOf(['jellyfin', 'plex'], {
      description:
        'Tells the media server at this address, Emby like Jellyfin, which folders changed. It hears of files only: `events` is empty, `template` is null. Null sends events.',
    }),
  ),
  path_map: pathMap('Where the media server finds library folders: `from` is a path here, `to` its path there'),
  enabled: Type.Boolean(),
}
const secrets = {
  url: Type.String({ minLength: 1, maxLength: 2000, description: 'Write-only: it contains a secret' }),
  headers: Type.Record(Type.String({ maxLength: 100 }), Type.String({ maxLength: 2000 }), { maxProperties: 20, description: 'Write-only' }),
}
const closed = { additionalProperties: false }

export const Webhook = Type.Object(
  {
    id: Id,
    ...choices,
    url_host: Type.String({ description: 'Only the host of the address is shown' }),
    url_set: Type.Boolean({ description: 'Whether an address is stored; it is never shown, because it may contain a secret' }),
    headers_set: Type.Boolean({ description: 'Whether headers are stored' }),
    header_names: Type.Array(Type.String(), { description: 'Names of the sent headers' }),
    waiting: Type.Integer({ minimum: 0, description: 'Queued events' }),
    last_status: nullable(Type.Integer({ description: 'HTTP status of the last answer; null when there was none' })),
    last_error: nullable(Type.String()),
    last_error_reason: nullable(Reason),
    last_sent_at: nullable(Timestamp),
    created_at: Timestamp,
    updated_at: Timestamp,
  },
  { $id: 'Webhook', ...closed },
)
export type Webhook = Static<typeof Webhook>

const { name, ...optional } = choices
const { url, headers } = secrets
const sample = {
  url: 'https://jellyfin.example',
  headers: { 'X-Emby-Token': 'KEY' },
  refreshes: 'jellyfin',
  path_map: [{ from: '/movies', to: '/media' }],
}
export const NewWebhook = Type.Object(
  { name, url, ...Type.Partial(Type.Object({ ...optional, headers })).properties },
  { ...closed, examples: [{ name: 'Jellyfin', ...sample }] },
)
export type NewWebhook = Static<typeof NewWebhook>
export const WebhookPatch = Type.Partial(Type.Object({ ...choices, ...secrets }), { ...closed, examples: [sample] })
export type WebhookPatch = Static<typeof WebhookPatch>

export const WebhookTest = Type.Object({ ...trialShape, status: nullable(Type.Integer()) }, { $id: 'WebhookTest', ...closed })
export type WebhookTest = Static<typeof WebhookTest>

export const WebhookPreset = Type.Object(
  {
    name: Type.String(),
    help: Type.String({ description: 'Where its address and secret come from' }),
    url: Type.String({ description: 'An example; replace the parts in capitals' }),
    method: choices.method,
    template: nullable(Type.String()),
    refreshes: choices.refreshes,
  },
  { $id: 'WebhookPreset', ...closed },
)
export type WebhookPreset = Static<typeof WebhookPreset>
