import { createHash } from 'node:crypto'
import { settled } from './globals'

/** What will happen, and where: a zone is one computer, which may be killed. */
type Task = { readonly at: number; readonly order: number; readonly zone: string; readonly what: string; run: (() => void) | undefined }

export type Time = ReturnType<typeof createTime>

/**
 * A clock that jumps from one thing that happens to the next. What happens at the same moment happens in the order in which it was asked
 * for. Everything is written into the trace: its hash says whether two runs were the same.
 */
export const createTime = () => {
  const queue = createQueue()
  const trace = createHash('sha256')
  const faults: string[] = []
  let now = 0
  let order = 0
  let zone = 'outside'
  let count = 0

  const note = (what: string, bytes?: Uint8Array): void => {
    trace.update(`${now} ${zone} ${what}\n`)
    if (bytes) trace.update(bytes)
  }
  const fault = (error: unknown): void => {
    faults.push(`${zone}: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`)
  }
  const on = (where: string) => {
    const at = (when: number, what: string, run: () => void): Task => {
      const task: Task = { at: Math.max(now, when), order: order++, zone: where, what, run }
      queue.add(task)
      return task
    }
    return { at, after: (ms: number, what: string, run: () => void): Task => at(now + ms, what, run) }
  }

  return {
    now: () => now,
    zone: () => zone,
    note,
    /** What happens later on this computer. */
    on,
    after: (ms: number, what: string, run: () => void): Task => on(zone).after(ms, what, run),
    cancel: (task: Task): void => {
      task.run = undefined
    },
    /** Does something on another computer. */
    within: <T>(where: string, run: () => T): T => {
      const before = zone
      zone = where
      try {
        return run()
      } finally {
        zone = before
      }
    },
    /** Nothing that was to happen there happens any more. */
    forget: (where: string): void => queue.drop((task) => task.zone === where),
    waiting: (where: string): number => queue.count((task) => task.run !== undefined && task.zone === where),
    fault,
    faults: (): readonly string[] => faults,
    events: () => count,
    hash: (): string => trace.copy().digest('hex'),
    /** Until nothing is left to happen, it is over, or this many milliseconds have passed. */
    run: async (isOver: () => boolean, withinMs: number): Promise<boolean> => {
      const end = now + withinMs
      await settled()
      while (!isOver()) {
        const task = queue.next()
        if (!task || task.at > end) {
          if (task) queue.add(task)
          now = end
          return isOver()
        }
        if (!task.run) continue
        now = task.at
        zone = task.zone
        count++
        note(task.what)
        try {
          task.run()
        } catch (error) {
          fault(error)
        }
        await settled()
        zone = 'outside'
      }
      return true
    },
  }
}

/** A binary heap of what comes first. */
const createQueue = () => {
  let heap: Task[] = []
  const isBefore = (one: Task, other: Task): boolean => one.at < other.at || (one.at === other.at && one.order < other.order)
  const swap = (one: number, other: number): void => {
    const kept = heap[one]!
    heap[one] = heap[other]!
    heap[other] = kept
  }
  const sink = (from: number): void => {
    for (let at = from; ; ) {
      let first = at
      for (const child of [2 * at + 1, 2 * at + 2]) if (child < heap.length && isBefore(heap[child]!, heap[first]!)) first = child
      if (first === at) return
      swap(at, first)
      at = first
    }
  }
  return {
    add: (task: Task): void => {
      heap.push(task)
      for (let at = heap.length - 1; at > 0; ) {
        const parent = (at - 1) >> 1
        if (!isBefore(heap[at]!, heap[parent]!)) return
        swap(at, parent)
        at = parent
      }
    },
    next: (): Task | undefined => {
      const [first] = heap
      const last = heap.pop()
      if (heap.length > 0 && last) {
        heap[0] = last
        sink(0)
      }
      return first
    },
    drop: (is: (task: Task) => boolean): void => {
      heap = heap.filter((task) => !is(task)).sort((one, other) => (isBefore(one, other) ? -1 : 1))
    },
    count: (is: (task: Task) => boolean): number => heap.filter(is).length,
  }
}
