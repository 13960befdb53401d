import { Type } from '@sinclair/typebox'
import { nullable, oneOf } from '#server/foundation/lib/shapes'
import { starters } from '#server/foundation/platform/host'

export const Ending = Type.Object(
  { action: oneOf(['stop', 'restart'], { description: 'What the service does after this response' }) },
  { $id: 'ServiceEnding', description: 'The service stops after it has finished the running requests.' },
)

export const AutostartState = Type.Object(
  {
    enabled: Type.Boolean({ description: 'Whether the service starts when this account signs in' }),
    supported: Type.Boolean({ description: 'Whether that can be changed here' }),
    how: nullable(oneOf([...starters], { description: 'What starts it' })),
  },
  { $id: 'Autostart', description: 'Whether the service starts with the computer.' },
)

export const AutostartChange = Type.Object(
  { enabled: Type.Boolean({ description: 'Whether the service should start when this account signs in' }) },
  { $id: 'AutostartChange', additionalProperties: false },
)

export const Reveal = Type.Object(
  {
    what: oneOf(['data', 'logs', 'movie'], { description: 'Which folder to show' }),
    id: Type.Optional(Type.Integer({ minimum: 1, description: 'Id of the movie, for `movie`' })),
  },
  { $id: 'Reveal', additionalProperties: false },
)

export const Demo = Type.Object(
  { is_sample: Type.Boolean({ description: 'Whether this service shows sample movies, which leave nothing behind' }) },
  { $id: 'Demo', description: 'What this service shows.' },
)

export const OpenedDemo = Type.Object(
  { url: Type.String({ description: 'Path of the sample movies, with a code that signs this browser in once' }) },
  { $id: 'OpenedDemo', description: 'Sample movies that are open.' },
)

export const License = Type.Object(
  {
    name: Type.String({ description: 'Name of the software' }),
    version: Type.String({ description: 'Its version' }),
    license: Type.String({ description: 'Name of its license, as its author states it' }),
    text: Type.String({ description: 'The license' }),
  },
  { $id: 'License', description: 'Software of others that is part of Marquee.' },
)
