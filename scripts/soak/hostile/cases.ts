import type { Body, Standing } from '../../../e2e/contract/standing'
import type { Case } from './case'
import { fileCases, type Shelved } from './files'
import { formatCases } from './formats'
import { operationCases } from './operations'
import { strangerCases, type Wanted } from './strangers'
import { type HostileUpstream, upstreamCases } from './upstreams'

export type Target = {
  readonly standing: Standing
  readonly document: Body
  /** A movie with a file, and one without. */
  readonly shelved: Shelved
  readonly wanted: Wanted
  readonly upstream: HostileUpstream
}

/** Every hostile input, in the order in which they are sent: the expensive formats stay, so they come last. */
export const allCases = ({ standing, document, shelved, wanted, upstream }: Target): Case[] => [
  { door: 'nothing', name: 'three seconds', needsKey: false, run: () => Bun.sleep(3000) },
  ...strangerCases(standing, wanted, upstream),
  ...upstreamCases(standing, upstream),
  ...fileCases({ standing, shelved, upstream }),
  ...operationCases(document, standing),
  ...formatCases(standing),
]
