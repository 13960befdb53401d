import { type ComponentType, createElement, use } from 'react'
import { base } from '../data/base'
import { connection } from './connection'
import { isUnreachable, Problem } from './problem'

const all = new Set<() => Promise<unknown>>()
const failed = new Set<() => void>()

/** Distinguishes an unreachable service, which may come back, from a file that a new version no longer has. */
const reasonOf = async (error: unknown): Promise<unknown> => {
  if (!(error instanceof Error) || !/dynamically imported module|module script failed|preload CSS/i.test(error.message)) return error
  const isReachable = await fetch(`${base}/api/v1/status`).then(
    ({ ok }) => ok,
    () => false,
  )
  return isReachable ? error : new Problem({ status: 0, code: 'unreachable', message: 'The service does not answer' })
}

const later = <P extends object>(load: () => Promise<ComponentType<P>>) => {
  let found: ComponentType<P> | undefined
  let coming: Promise<void> | undefined
  let failure: { readonly error: unknown } | undefined
  const fetchIt = (): Promise<void> => {
    coming ??= load()
      .then(
        (component) => {
          found = component
        },
        async (error: unknown) => {
          failure = { error: await reasonOf(error) }
          failed.add(forget)
        },
      )
      .finally(() => {
        coming = undefined
      })
    return coming
  }
  const forget = () => {
    failure = undefined
  }
  /** Forgets its own failure, so that opening the screen later tries again. */
  const prefetch = async () => {
    if (found || failure) return
    await fetchIt()
    forget()
  }
  const show = (props: P) => {
    if (failure) throw failure.error
    if (!found) use(fetchIt())
    return found ? createElement(found, props) : null
  }
  all.add(prefetch)
  return Object.assign(show, { preload: prefetch })
}

/** A screen whose code loads when it is first opened. If that fails, its error boundary shows why; the page never reloads. */
export const screen = <N extends string, M extends Record<N, ComponentType>>(load: () => Promise<M>, name: N) =>
  later(async () => (await load())[name])

type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never
/** A component whose code loads when it is first needed. While the service is unreachable it waits. */
export const part = <N extends string, M extends Record<N, ComponentType<never>>>(load: () => Promise<M>, name: N) =>
  later(async () => {
    for (;;) {
      try {
        return (await load())[name] as ComponentType<PropsOf<M[N]>>
      } catch (error) {
        const reason = await reasonOf(error)
        if (!isUnreachable(reason)) throw reason
        await returned()
      }
    }
  })

const returned = () =>
  new Promise<void>((resolve) => {
    const end = connection.subscribe(() => {
      if (connection.get().state !== 'live') return
      end()
      resolve()
    })
  })

/** Makes everything that failed to load eligible to load again. */
export const tryAgain = () => {
  for (const forget of failed) forget()
  failed.clear()
}

/** Prefetches the code of every screen, one after the other, so that all of them open offline too. */
export const loadEverything = async () => {
  for (const prefetch of all) {
    if (connection.get().state !== 'live') return
    await prefetch()
  }
}
