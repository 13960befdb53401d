import { isIP } from 'node:net'
import { isPrivate } from './engine-bans'

export type OwnAddress = ReturnType<typeof createOwnAddress>

const mostWitnesses = 200
/** One witness alone could lie. */
const leastAgreeing = 2

/**
 * Our address as others see it: trackers (BEP 24) and peers tell it. Believes what most say, each host once, so a liar is outvoted.
 */
export const createOwnAddress = () => {
  const told = new Map<string, string>()
  const best: Record<4 | 6, string | undefined> = { 4: undefined, 6: undefined }

  const count = (): void => {
    const votes = new Map<string, number>()
    for (const address of told.values()) votes.set(address, (votes.get(address) ?? 0) + 1)
    for (const family of [4, 6] as const) {
      const [first] = [...votes].filter(([address]) => isIP(address) === family).sort(([, a], [, b]) => b - a)
      best[family] = first && first[1] >= leastAgreeing ? first[0] : undefined
    }
  }

  return {
    hear: (witness: string, address: string | null): void => {
      if (address === null || isIP(address) === 0 || isPrivate(address)) return
      const key = `${witness} ${isIP(address)}`
      const oldest = told.size >= mostWitnesses && !told.has(key) ? told.keys().next().value : undefined
      if (oldest !== undefined) told.delete(oldest)
      told.delete(key)
      told.set(key, address)
      count()
    },
    /** Undefined until two agree. */
    get: (family: 4 | 6): string | undefined => best[family],
  }
}
