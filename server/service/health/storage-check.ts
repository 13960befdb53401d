import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { HealthCheck } from './health'
import { sentences } from './sentences'

type Trouble = { kind: 'full' | 'read_only' | 'failing'; sentence: Sentence }
type StorageFacts = {
  /** The problem with the disk of the data folder. */
  look: () => Promise<Trouble | null>
  /** False while the service is read-only because the disk could not be written at startup. */
  mayChange: boolean
}
export const storageCheck = ({ look, mayChange }: StorageFacts): HealthCheck => ({
  code: 'storage_broken',
  about: 'The disk of the data folder',
  within: 15,
  immediate: true,
  look: async () => {
    const trouble = await look()
    if (trouble === null) return null
    const { kind, sentence } = trouble
    const cure = say(sentences, kind === 'full' ? 'make_room' : 'check_disk')
    const detail = mayChange ? cure : say(sentences, 'only_reads', { cure })
    return { severity: 'error', title: say(sentences, 'data_disk', { trouble: sentence }), detail, fix: null }
  },
})
