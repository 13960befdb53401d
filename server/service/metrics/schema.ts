import { type Static, Type } from '@sinclair/typebox'
import { nullable } from '#server/foundation/lib/shapes'

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const Widget = Type.Object(
  {
    movies: count('Movies in the library'),
    on_disk: count('Movies with a file'),
    watched: count('Watched movies'),
    wanted: count('Monitored movies without a file that are available'),
    library_bytes: count('Size of all movies on disk'),
    free_bytes: nullable(count('Free space of the disks of all library folders; null if none can be read')),
    queued: count('Downloads that wait for their turn'),
    downloading: count('Downloads that run'),
    stalled: count('Downloads that get no data'),
    seeding: count('Downloads that seed'),
    download_speed: count('bytes per second'),
    upload_speed: count('bytes per second'),
    streams: count('Movies that are being watched'),
    errors: count('Open issues of Health that are errors'),
    warnings: count('Open issues of Health that are warnings'),
  },
  { $id: 'Widget', additionalProperties: false, description: 'Marquee at a glance' },
)
export type Widget = Static<typeof Widget>
