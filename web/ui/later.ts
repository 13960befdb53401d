import { type ComponentType, createElement, use } from 'react'
import { base } from '../base'
import { connection } from './connection'
import { isUnreachable, Problem } from './problem'

const all = new Set<() => Promise<unknown>>()
const failed = new Set<() => void>()

/** Code that cannot be loaded, and why: an unreachable service comes back, a file that a new version no longer has does not. */
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
  /** A failure that nobody saw is no answer for who comes later. */
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

/** A screen whose code is loaded when it is first opened. When that fails, the error boundary of the screen says why; the page is never reloaded. */
export const screen = <N extends string, M extends Record<N, ComponentType>>(load: () => Promise<M>, name: N) =>
  later(async () => (await load())[name])

type PropsOf<C> = C extends ComponentType<infer P extends object> ? P : never
/** A part of a screen whose code is loaded when it is first needed. While the service is unreachable it waits. */
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

/** Lets everything that could not be loaded be tried again. */
export const tryAgain = () => {
  for (const forget of failed) forget()
  failed.clear()
}

/** Loads the code of every place, one after the other, so that all of them open without the service too. */
export const loadEverything = async () => {
  for (const prefetch of all) {
    if (connection.get().state !== 'live') return
    await prefetch()
  }
}
