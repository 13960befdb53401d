import { objectIn } from './wire'

const mostCharacters = 200_000

type Facts = { get: (key: string) => string | undefined; set: (key: string, value: string) => void }
export type Keep = ReturnType<typeof createKeep>

/** What programs wrote beyond what our own objects hold, so that they read it back and do not write it again at every sync. */
export const createKeep = (facts: Facts) => ({
  get(kind: 'indexer' | 'format', id: number): Record<string, unknown> | null {
    const stored = facts.get(`programs:${kind}:${id}`)
    return stored ? objectIn(JSON.parse(stored)) : null
  },
  set(kind: 'indexer' | 'format', id: number, value: Record<string, unknown> | null): void {
    const text = value === null ? '' : JSON.stringify(value)
    if (text.length > mostCharacters || text === (facts.get(`programs:${kind}:${id}`) ?? '')) return
    facts.set(`programs:${kind}:${id}`, text)
  },
})
