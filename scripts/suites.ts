import { isShort, testsIn } from './find-tests'
import type { Suite } from './suite'

const ofService = ['server', 'world', 'scripts'] as const
type Choice = (test: string) => boolean
const all: Choice = () => true

export const unitTests = (): Suite => ({ name: 'service tests', files: testsIn(ofService), together: 8 })
/** Those that start no process. */
export const shortTests = (isWanted: Choice): Suite => ({
  name: 'service tests that start no process',
  files: testsIn(ofService).filter((test) => isShort(test) && isWanted(test)),
  together: 20,
})
export const webTests = (isWanted: Choice = all): Suite => ({
  name: 'UI tests',
  options: ['--config=web/bunfig.toml'],
  files: testsIn(['web']).filter(isWanted),
  together: 13,
})
export const endToEnd = (): Suite => ({ name: 'end-to-end tests of the built program', files: testsIn(['e2e']), together: 1 })
