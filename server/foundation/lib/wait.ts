import type { Seconds } from './duration'

type Bounds = { readonly least: Seconds; readonly most: Seconds; readonly otherwise: Seconds }

/** A wait that another program named, within bounds: no timer or date can hold every number, and none may wait for years. */
export const boundedWait = (named: number, { least, most, otherwise }: Bounds): Seconds =>
  Number.isNaN(named) ? otherwise : Math.min(Math.max(Math.ceil(named), least), most)

const day = 24 * 3600
export const aWhile: Bounds = { least: 1, most: day, otherwise: 30 }
