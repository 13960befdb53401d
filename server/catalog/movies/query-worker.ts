import { checkPages } from '#server/foundation/platform/db/later-check'
import { readRows } from '#server/foundation/platform/db/query-rows'
import { serveQueries } from '#server/foundation/platform/db/serve-queries'
import { countFacets } from './count-facets'

serveQueries([readRows, countFacets, checkPages])
