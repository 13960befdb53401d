import { type CreditOrder, creditOrders, type Department, departments } from './names'

/** Search parameters of a person's page: which work, in which order, and whether only movies that are not in the library. */
export type PersonSearch = { work?: Department; sort?: CreditOrder; new?: true }

export const personSearch = (search: Readonly<Record<string, unknown>>): PersonSearch => {
  const work = departments.find((each) => each === search.work)
  const sort = creditOrders.find((each) => each === search.sort)
  return { ...(work && { work }), ...(sort && { sort }), ...(String(search.new) === 'true' && { new: true }) }
}
