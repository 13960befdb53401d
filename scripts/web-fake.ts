import { webUi } from '#web-ui'
import { createUi } from '../server/platform/ui'
import { FAKE_CODE, startFakeService } from '../web/testing/fake-service'

const [movies = '240', port = '0', base = ''] = process.argv.slice(2)
const fake = startFakeService({ movies: Number(movies), port: Number(port), base, page: createUi(webUi) })
console.log(`${fake.url}/#boot=${FAKE_CODE}`)
