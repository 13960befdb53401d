import { cpSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Client, Movie } from './client'
import { openStanding, type Standing } from './contract/standing'
import { databaseDamage } from './kills'
import { type Service, startService } from './service'
import { connectByCode, startTracked, syncOnce, syncUntilQuiet } from './tracked'

type Watched = Movie & { play_count: number; user_rating: number | null }
type Moment = 'before' | 'after'
type Point = { at: number; laterMs: number }

const movies = Array.from({ length: 320 }, (_, i) => ({ id: 880_001 + i, title: `Watched movie ${i + 1}`, year: 1950 }))
const [there, here] = [movies.slice(0, 300), movies.slice(280)]
const [ratedThere, ratedHere] = [movies.slice(0, 10), movies.slice(300, 305)]
const seed = 20_261_123

type Ground = { readonly standing: Standing; readonly tracked: ReturnType<typeof startTracked> }

/** A seeded random number generator, from 0 to 1. */
const randomFrom = (begin: number) => {
  let state = begin
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** All moments at which the tracker has what was sent but the program does not know it, and others spread over a whole sync, every second between two requests. */
const pointsWithin = (moments: readonly string[], kills: number): Point[] => {
  const random = randomFrom(seed)
  const spread = Array.from({ length: kills }, (_, i) => ({
    at: 1 + Math.floor(((i + random()) * moments.length) / kills),
    laterMs: i % 2 === 0 ? 0 : Math.floor(random() * 40),
  }))
  return [...moments.flatMap((name, i) => (name === 'after POST' ? [{ at: i + 1, laterMs: 0 }] : [])), ...spread]
}

/** 300 plays at the tracker and 40 here, 20 of them in both, and a connected account that has never synced. */
const prepare = async ({ standing, tracked }: Ground): Promise<string> => {
  const { tracking, settings } = tracked
  const { client } = standing
  await client.call('PUT', '/config', settings)
  const ids = new Map<number, number>()
  for (const { id } of movies) ids.set(id, (await standing.add(id, { monitored: false })).id)
  for (const { id } of here) await client.call('POST', `/movies/${ids.get(id)}/watched`)
  for (const { id } of ratedHere) await client.call('PATCH', `/movies/${ids.get(id)}`, { user_rating: 4 })
  await connectByCode(client, tracking)
  await standing.stop()
  return standing.dataDir
}

/** Resets the tracker to its state before the first sync. */
const refill = ({ tracked: { tracking } }: Ground): void => {
  tracking.data.history.length = 0
  tracking.data.ratings.clear()
  for (const [i, { id }] of there.entries()) {
    const agoMs = i < 280 ? (i + 2) * 24 * 3600_000 : 40 * 60_000
    tracking.watch(id, new Date(Date.now() - agoMs).toISOString())
  }
  for (const { id } of ratedThere) tracking.rate(id, 8)
}

const startCopy = async ({ standing }: Ground, snapshot: string, name: string): Promise<{ service: Service; dataDir: string }> => {
  const dataDir = join(standing.dir, name, 'data')
  mkdirSync(join(dataDir, '..'))
  cpSync(snapshot, dataDir, { recursive: true })
  return { service: await startService({ dataDir }), dataDir }
}

/** Everything missing or duplicated; empty if nothing is. */
const damageOf = async ({ tracked }: Ground, client: Client): Promise<string[]> => {
  const { history, ratings } = tracked.tracking.data
  const plays = Map.groupBy(history, ({ tmdb }) => tmdb)
  const shown = (await client.all<Watched>('/movies')).filter(({ play_count }) => play_count !== 1)
  const told = (await client.history('?type=movie_watched')).map(({ movie_id }) => movie_id)
  const rated = (await client.all<Watched>('/movies')).filter(({ user_rating }) => user_rating !== null)
  return [
    ...movies.flatMap(({ id }) => (plays.get(id)?.length === 1 ? [] : [`${id} has ${plays.get(id)?.length ?? 0} plays there`])),
    ...shown.map(({ metadata_id, play_count }) => `${metadata_id} has ${play_count} plays here`),
    ...(told.length === 320 && new Set(told).size === 320 ? [] : [`${told.length} plays were reported`]),
    ...(ratings.size === 15 ? [] : [`${ratings.size} ratings there`]),
    ...(rated.length === 15 ? [] : [`${rated.length} ratings here`]),
  ]
}

/** The points of a sync at which it can be killed, and what is damaged after one that is not. */
const measure = async (ground: Ground, snapshot: string) => {
  refill(ground)
  const { service } = await startCopy(ground, snapshot, 'whole')
  const { tracking } = ground.tracked
  const seen: string[] = []
  tracking.cut.interrupt = (moment: Moment) => seen.push(`${moment} ${tracking.asked.at(-1)?.method}`) < 0
  await syncOnce(service.client)
  const moments = [...seen]
  await syncOnce(service.client)
  const damage = await damageOf(ground, service.client)
  await service.stop()
  return { moments, damage }
}

type Kill = Point & { readonly snapshot: string; readonly name: string }
const killAt = async (ground: Ground, { snapshot, at, laterMs, name }: Kill) => {
  refill(ground)
  const { tracking } = ground.tracked
  const { service, dataDir } = await startCopy(ground, snapshot, name)
  let moments = 0
  let where = 'its end'
  tracking.cut.interrupt = (moment: Moment) => {
    if (++moments !== at) return false
    where = `${moment} ${tracking.asked.at(-1)?.method} ${tracking.asked.at(-1)?.path.split('?')[0]}`
    if (laterMs > 0) {
      setTimeout(() => void service.cut(), laterMs)
      return false
    }
    void service.cut()
    return true
  }
  await syncOnce(service.client).catch(() => undefined)
  await service.cut()
  tracking.cut.interrupt = () => false
  const again = await startService({ dataDir, port: service.port })
  await syncUntilQuiet(again.client)
  await syncOnce(again.client)
  const damage = [...(await damageOf(ground, again.client))]
  await again.stop()
  return { where: `${where}${laterMs > 0 ? ` and ${laterMs} ms` : ''}`, damage: [...damage, ...databaseDamage(dataDir).map(String)] }
}

/**
 * Kills the program at random points of syncs of 300 plays with 40 local ones, and tells what was lost or duplicated after each, and what a
 * sync without interruption does.
 */
export const killSyncs = async (kills: number) => {
  const tracked = startTracked({ pageLimit: 60 })
  const standing = await openStanding()
  const ground = { standing, tracked }
  try {
    standing.provider.movies.push(...movies)
    const snapshot = await prepare(ground)
    const whole = await measure(ground, snapshot)
    const outcomes: Awaited<ReturnType<typeof killAt>>[] = []
    for (const [i, point] of pointsWithin(whole.moments, kills).entries())
      outcomes.push(await killAt(ground, { ...point, snapshot, name: `kill-${i}` }))
    return { seed, whole, outcomes, overLimit: tracked.tracking.overLimit }
  } finally {
    await standing.close()
    await tracked.tracking.stop()
  }
}
