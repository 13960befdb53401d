import { readRows } from '#server/platform/db/aside-rows'
import { serveAside } from '#server/platform/db/aside-thread'
import { countFacets } from './count-facets'

serveAside([readRows, countFacets])
