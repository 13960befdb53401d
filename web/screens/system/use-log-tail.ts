import { useCallback, useEffect, useRef, useState } from 'react'
import { ask, client } from '../../data/api/client'
import type { LogRow } from '../../data/api/types'
import type { LogSearch } from './log-search'

/** A log row with an id for React. */
export type Line = { id: number; row: LogRow }

const POLL_MS = 1000
const MOST = 5000
const PAGE = 100

type Read = { lines: readonly Line[]; dropped: number; error: unknown; ready: boolean }
const nothing: Read = { lines: [], dropped: 0, error: undefined, ready: false }

/** The end of the log, updated live. Pauses while the page is hidden or `paused`. */
export const useLogTail = (search: LogSearch, paused: boolean) => {
  const [read, setRead] = useState(nothing)
  const after = useRef('')
  const next = useRef(0)
  const still = useRef(paused)
  still.current = paused
  const asked = JSON.stringify(search)

  useEffect(() => {
    const left = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const again = (ms: number) => {
      if (!left.signal.aborted) timer = setTimeout(() => void poll(), ms)
    }
    const poll = async () => {
      const rest = document.hidden || still.current ? POLL_MS : await hear()
      again(rest)
    }
    /** Adds new lines and returns the delay until the next poll. */
    const hear = async () => {
      try {
        const page = await readAfter(JSON.parse(asked) as LogSearch, after.current, left.signal)
        after.current = page.next_cursor ?? after.current
        setRead((before) => grown(before, page.results, next))
        return page.has_more ? 0 : POLL_MS
      } catch (error) {
        if (!left.signal.aborted) setRead((before) => ({ ...before, error }))
        return POLL_MS * 3
      }
    }
    after.current = ''
    setRead(nothing)
    void poll()
    return () => {
      left.abort()
      clearTimeout(timer)
    }
  }, [asked])

  const older = useOlder(search, read, setRead)
  return { ...read, ...older }
}

const readAfter = (search: LogSearch, after: string, signal: AbortSignal) =>
  ask(client.GET('/api/v1/logs', { params: { query: { ...search, limit: PAGE, after } }, signal }))

const grown = (before: Read, rows: readonly LogRow[], next: { current: number }): Read => {
  if (rows.length === 0 && before.ready && before.error === undefined) return before
  const lines = [...before.lines, ...rows.map((row) => ({ id: next.current++, row }))]
  const extra = Math.max(0, lines.length - MOST)
  return { lines: lines.slice(extra), dropped: before.dropped + extra, error: undefined, ready: true }
}

/** Loads older lines, a page at a time. */
const useOlder = (search: LogSearch, read: Read, setRead: (change: (before: Read) => Read) => void) => {
  const [state, setState] = useState<'idle' | 'busy' | 'end'>('idle')
  const below = useRef(-1)
  const key = JSON.stringify(search)
  // biome-ignore lint/correctness/useExhaustiveDependencies: different filters start over
  useEffect(() => setState('idle'), [key])
  const first = read.lines[0]?.row.ts_us
  const loadOlder = useCallback(async () => {
    if (first === undefined) return
    setState('busy')
    try {
      const until = new Date(Math.floor(first / 1000) + 1).toISOString()
      const page = await ask(client.GET('/api/v1/logs', { params: { query: { ...search, limit: PAGE, until } } }))
      const rows = page.results.filter(({ ts_us }) => ts_us < first).reverse()
      setRead((before) => ({ ...before, lines: [...rows.map((row) => ({ id: below.current--, row })), ...before.lines] }))
      setState(rows.length === 0 ? 'end' : 'idle')
    } catch (error) {
      setRead((before) => ({ ...before, error }))
      setState('idle')
    }
  }, [first, search, setRead])
  return { loadOlder, olderState: state }
}
