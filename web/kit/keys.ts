import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { isLeaving } from './leaving'
import { preferences } from './preferences'

export type Keys = Readonly<Record<string, () => void>>

const SEQUENCE_MS = 1000

const typing = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))

/** Whether a key is meant for the page: nothing is being typed, and no layer is open. */
export const isForPage = (event: KeyboardEvent) =>
  !(event.defaultPrevented || event.altKey || typing(event.target)) &&
  !document.querySelector('[role=dialog],[role=alertdialog],[role=menu]')

const meant = (event: KeyboardEvent) => !(event.ctrlKey || event.metaKey) && preferences.get().single_keys && isForPage(event)

/**
 * Runs an action on a key or a two-key sequence ("g l"). Ignored while typing or while a layer is open. Keys of a page are also ignored once
 * another one was chosen: whoever presses them looks ahead, and must not change the movie that is left. `isOfShell`: keys that every page has.
 */
export const useKeys = (keys: Keys, isOfShell = false) => {
  const router = useRouter({ warn: false })
  const newest = useRef(keys)
  newest.current = keys
  useEffect(() => {
    let first = ''
    let timer: ReturnType<typeof setTimeout> | undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (!meant(event) || (!isOfShell && router && isLeaving(router))) return
      const key = event.key.length > 1 ? event.key.toLowerCase() : event.key
      const run = newest.current[`${first} ${key}`.trim()] ?? newest.current[key]
      first = key
      clearTimeout(timer)
      timer = setTimeout(() => {
        first = ''
      }, SEQUENCE_MS)
      if (!run) return
      first = ''
      event.preventDefault()
      run()
    }
    addEventListener('keydown', onKeyDown)
    return () => {
      removeEventListener('keydown', onKeyDown)
      clearTimeout(timer)
    }
  }, [router, isOfShell])
}
