import { webUi } from '#web-ui'
import { createUi } from '../server/platform/ui'
import { FAKE_CODE, startFakeService } from '../web/testing/fake-service'

const [films = '240', port = '0', base = ''] = process.argv.slice(2)
const fake = startFakeService({ films: Number(films), port: Number(port), base, page: createUi(webUi) })
console.log(`${fake.url}/#boot=${FAKE_CODE}`)
