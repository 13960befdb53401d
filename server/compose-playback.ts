import { stat } from 'node:fs/promises'
import type { Basics } from '#server/compose'
import type { Library } from '#server/compose-library'
import { attempt } from '#server/lib/attempt'
import { insideRoot } from '#server/library/inside-root'
import { createMediaWorker } from '#server/media/media-worker'
import { createReadings } from '#server/media/readings'
import { createStreams } from '#server/media/streams'
import { Conflict, NotFound } from '#server/platform/errors'
import { openPlayback } from '#server/playback/room'
import { type Gate, sessionIdOf } from '#server/sessions/gate'
import { signPlay } from '#server/sessions/play-signature'

/** Watching movies. */
export const composePlayback = (basics: Basics, { files, roots, movies, reading }: Library, gate: Gate) => {
  const { db, config, clock, logs, options } = basics
  const worker = createMediaWorker({ worker: options.threads.media, log: logs.for('media', 'worker') })
  const locate = async (file_id: number) => {
    const { movie_id, relative_path, root_folder_id } = files.row(file_id)
    const root = roots.paths().find(({ id }) => id === root_folder_id)
    if (!root) throw new NotFound('file', file_id)
    const path = await insideRoot(root.path, relative_path)
    const found = await attempt(() => stat(path))
    if (!found.ok || !found.value.isFile()) throw new NotFound('file', file_id)
    return { file_id, movie_id, title: reading.row(movie_id).title, path, size_bytes: found.value.size }
  }
  const signingKey = (): string => {
    const key = config.get().session_signing_key
    if (!key) throw new Conflict('There is no signing key; rotate the API key')
    return key
  }
  const playback = openPlayback(basics, {
    media: { readings: createReadings({ db, worker }), streams: createStreams({ worker }) },
    library: { locate },
    movies: {
      resumeAt: (id) => reading.row(id).resume_position_seconds,
      notePosition: (tx, id, resume_position_seconds) => movies.note(tx, id, { resume_position_seconds }),
      countPlay: movies.countPlay,
    },
    sessions: {
      sessionIdOf: (request) => sessionIdOf(gate.callerOf(request)),
      sign: (file_id, session_id) => signPlay(signingKey(), { file_id, session_id, now: clock.now() }),
      originOf: (request) => {
        const { host, secure } = gate.callerOf(request).visit
        return `${secure ? 'https' : 'http'}://${host ?? 'localhost'}`
      },
    },
  })
  return { ...playback, close: worker.stop }
}
