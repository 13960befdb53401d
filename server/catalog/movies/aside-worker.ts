import { readRows } from '#server/foundation/platform/db/aside-rows'
import { serveAside } from '#server/foundation/platform/db/aside-thread'
import { countFacets } from './count-facets'

serveAside([readRows, countFacets])
