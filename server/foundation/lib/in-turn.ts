/** Serializes work per key: each piece begins once the one before has ended, however that ended. */
export const createInTurn = <Key>() => {
  const last = new Map<Key, Promise<void>>()
  return <T>(key: Key, work: () => Promise<T>): Promise<T> => {
    const run = (last.get(key) ?? Promise.resolve()).then(work)
    const ended = run.then(nothing, nothing).then(() => void (last.get(key) === ended && last.delete(key)))
    last.set(key, ended)
    return run
  }
}

const nothing = () => {}
