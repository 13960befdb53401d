import { useQuery } from '@tanstack/react-query'
import { leavingQuery } from '../../data/api/storage'
import type { LeavingMovie } from '../../data/api/types'
import { useRest } from '../../kit/first-poster'

/** When a storage rule takes the movie; null if none does, or a person has to agree first. */
export const useLeavesAt = (id: number): string | null =>
  useQuery({ ...leavingQuery, enabled: useRest(), select: (all) => timeOf(all, id) }).data ?? null

const timeOf = (all: readonly LeavingMovie[], id: number): string | null =>
  all.find(({ movie_id, needs_ok }) => movie_id === id && !needs_ok)?.leaves_at ?? null
