import { networkInterfaces } from 'node:os'
import { familyOf } from '../addresses'

/** The addresses of an interface that is up: the first globally usable one of each family. */
export const addressesOn = (name: string): string[] => {
  const all = (networkInterfaces()[name] ?? []).map(({ address }) => address).filter((address) => !/^fe80:/i.test(address))
  const first = ([4, 6] as const).map((family) => all.find((address) => familyOf(address) === family))
  return first.filter((address) => address !== undefined)
}
