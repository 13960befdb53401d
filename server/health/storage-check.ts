import type { HealthCheck } from './health'

type Trouble = { kind: 'full' | 'read_only' | 'failing'; text: string }
type StorageFacts = {
  /** What is wrong with the disk of the data folder. */
  look: () => Promise<Trouble | null>
  /** False while the service only reads, because the disk could not be written when it started. */
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
    const { kind, text } = trouble
    const cure = kind === 'full' ? 'Make room on it.' : 'Check the disk and how it is mounted.'
    const until = mayChange ? '' : ' The service reads only, and goes back to normal when the disk can be written.'
    const detail = `Nothing can be changed, downloaded, or backed up. ${cure}${until}`
    return { severity: 'error', title: `${text}: the one that the data folder is on`, detail, fix: null }
  },
})
