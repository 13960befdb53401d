import type { Torrent } from 'webtorrent'
import type { Run } from './pieces'

/** A piece needed this soon is taken over from a slow peer that was asked for it. */
const awaitedPieces = 2

/** Makes the client download what a viewer needs next before everything else selected. */
export const urgentPieces = (torrent: Torrent) => {
  let selected: readonly Run[] = []
  let wanted: readonly Run[] = []

  const apply = (): void => {
    if (torrent.destroyed || !torrent.ready || wanted.toString() === selected.toString()) return
    for (const [first, last] of selected) torrent._deselect(first, last, true)
    for (const [first, last] of wanted) torrent._select(first, last, 1, undefined, true)
    selected = wanted
    const [awaited] = wanted
    if (awaited) torrent.critical(awaited[0], Math.min(awaited[1], awaited[0] + awaitedPieces - 1))
  }
  torrent.once('ready', apply)

  return (runs: readonly Run[]): void => {
    wanted = runs
    apply()
  }
}
