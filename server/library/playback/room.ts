import { basename, join } from 'node:path'
import { eq } from 'drizzle-orm'
import { mediaType } from '#server/foundation/lib/media-types'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { Tx } from '#server/foundation/platform/db/open'
import { Conflict, Unavailable } from '#server/foundation/platform/errors'
import type { Ground } from '#server/ground'
import { filesTable } from '#server/library/files/table'
import type { Unread } from '#server/library/media/read-once'
import type { Readings } from '#server/library/media/readings'
import type { Stream, Streams } from '#server/library/media/streams'
import type { SubtitleImages, SubtitleTexts } from '#server/library/media/texts'
import { burnedIn } from './burn-in'
import { createPrepareAsChosen } from './chosen-tracks'
import { openCopies } from './copies/copies'
import { copyRoutes } from './copies/routes'
import { createHls } from './hls'
import { incomingRoutes } from './incoming-routes'
import type { Located } from './locate'
import { createPlayIncoming } from './play-incoming'
import { playabilityOf } from './playability'
import { createPlayerResponses } from './player-responses'
import { createPrepare, picturesOf, plainPlan } from './prepare'
import { createPreviews } from './previews'
import { createReport } from './report'
import { createResumeAt } from './resume-at'
import { playRoutes } from './routes'
import type { DrawnPreviews, Progress, Supports } from './schema'
import { sentences } from './sentences'
import { serveFile } from './serve-file'
import { createSidecars, createTimingInside } from './sidecars'
import { streamRoutes } from './stream-routes'
import { takeOverPlays } from './take-over-plays'
import { createPlayTracking } from './track-plays'
import { createWatchers } from './watchers'

type Plays = Parameters<typeof createPlayTracking>[0]['movies']
type Prepare = Parameters<typeof createPrepare>[0]
type Incoming = Parameters<typeof createPlayIncoming>[0]
type Needs = {
  media: {
    readings: Pick<Readings, 'of'>
    streams: Streams
    coming: Incoming['coming']
    subtitleText: SubtitleTexts
    subtitleImages: SubtitleImages
    hasConverter: () => Promise<boolean>
    convertsWithHardware: () => Promise<boolean>
    drawsText: () => Promise<boolean>
    pictureAt: Parameters<typeof createPreviews>[0]['pictureAt']
    makeCopy: Parameters<typeof openCopies>[1]['makeCopy']
  }
  library: {
    /** Throws NotFound for a file that is not in the library, Unavailable if its folder is unreachable. */
    locate: (fileId: number) => Promise<Located>
    /** The absolute path of a file that belongs to another one, from its path relative to the same root folder. */
    pathBeside: (fileId: number, relativePath: string) => Promise<string>
  }
  tracker: {
    heard: (heard: Progress & { movie_id: number; duration_seconds: number }) => void
    watchedFromPercent: () => number
  }
  downloads: { incoming: Incoming['incoming']; get: (id: number) => { eta_seconds: number | null } }
  torrents: { session: { watch: Incoming['watch'] } }
  tasks: { run: (name: 'copy-preparation') => unknown }
  movies: {
    row: (id: number) => { resume_position_seconds: number; marked_at: string | null }
    find: (id: number) => { title: string } | undefined
    note: (tx: Tx, id: number, change: { resume_position_seconds: number }) => void
    countPlay: Plays['countPlay']
  }
  sessions: {
    sessionIdOf: (request: Request) => string | null
    sign: (...of: [...Parameters<Prepare['sign']>, until?: number | null]) => ReturnType<Prepare['sign']>
    signatureEnds: (request: Request) => number | null
    /** Scheme and host for URLs in playlists. */
    originOf: (request: Request) => string
  }
}

/** Watching movies. */
export const openPlayback = (ground: Ground, { media, library, movies, tracker, sessions, downloads, torrents, tasks }: Needs) => {
  const { db, journal, clock, config } = ground
  const { locate } = library
  const base = () => config.get().base_url ?? ''
  const read = async (file: Located) => {
    const found = await media.readings.of(file)
    return 'why' in found ? whyNot(found.why) : found
  }
  const readable = async (fileId: number) => {
    const { path, size_bytes, ...file } = await locate(fileId)
    const reading = await read({ ...file, path, size_bytes })
    if ('code' in reading) throw new Conflict(reading)
    return { path, size_bytes, reading }
  }
  const sidecars = createSidecars(db)
  const stream = async (fileId: number, plan: Stream['plan'] | null): Promise<Stream> => {
    const file = await readable(fileId)
    const burned = await burnedIn({ ...file, file_id: fileId, name: plan?.burned }, { ...library, sidecars, answer: playing.subtitles })
    return { ...file, plan: plan ?? plainPlan(file.reading), burned }
  }
  const addressFor = createAddressFor({ sessions, base })
  const means = async () => ({ media_tool: await media.hasConverter(), transcoding: config.get().transcoding_enabled })
  const thresholdPercent = () => Math.min(config.get().watched_threshold_percent, tracker.watchedFromPercent())
  const resumeAt = createResumeAt({ db, movie: movies.row, thresholdPercent })
  const previews = openPreviews(ground, media)
  const prepare = createPrepare({ locate, read, means, resumeAt, sign: sessions.sign, base, sidecars, previewsOf: previews.stand, media })
  const notePosition: Plays['notePosition'] = (tx, id, resume_position_seconds) => movies.note(tx, id, { resume_position_seconds })
  const plays = createPlayTracking({
    ...{ journal, clock, thresholdPercent },
    movies: { notePosition, countPlay: movies.countPlay, markedAt: (id) => movies.row(id).marked_at },
  })
  const playing = createPlayerResponses({
    locate,
    previews,
    addressFor,
    subtitles: {
      file: (fileId) => readable(fileId),
      ...{ text: media.subtitleText, images: media.subtitleImages },
      ...{ beside: sidecars, timingInside: createTimingInside(db) },
      pathOf: library.pathBeside,
    },
  })

  const copies = openCopies(ground, {
    locate,
    read,
    means,
    makeCopy: media.makeCopy,
    subtitles: { beside: sidecars, answer: playing.subtitles },
    start: () => tasks.run('copy-preparation'),
  })
  const openFile = async (id: number, plan: Stream['plan'] | null) => ({ stream: await stream(id, plan), streams: media.streams })
  const report = createReport({ locate, readings: media.readings, report: plays.report, heard: tracker.heard, sidecars })
  const watchers = createWatchers({ clock, titleOf: (id) => movies.find(id)?.title })
  const reportOf = watchers.following(report, async (id) => (await locate(id)).movie_id)
  const whileIncoming = createPlayIncoming({
    db,
    incoming: downloads.incoming,
    watch: torrents.session.watch,
    coming: media.coming,
    inLibrary: { open: openFile, prepare, report },
    secondsLeft: (id) => downloads.get(id).eta_seconds,
    means,
    resumeAt: (id) => movies.row(id).resume_position_seconds,
    base,
    notePlace: plays.notePlace,
    heard: tracker.heard,
  })

  const answers = {
    playability: async (movieId: number, supports: Supports) => {
      movies.row(movieId)
      return playabilityOf(db, { movieId, supports, means: await means() })
    },
    prepare: createPrepareAsChosen({ db, prepare, find: createFind({ locate, readings: media.readings }) }),
    report: reportOf,
    takePreviews: async (file_id: number, { pictures }: DrawnPreviews): Promise<void> => {
      const { path, reading } = await readable(file_id)
      const drawn = pictures.map((each) => Buffer.from(each, 'base64'))
      await previews.take(picturesOf({ file_id, path }, reading), drawn)
    },
    sessionIdOf: sessions.sessionIdOf,
    download: createDownload(locate),
  }
  const player = { playing, hls: createHls(openFile) }
  return {
    ...{ prepare, report: reportOf, playingOf: watchers.playingOf, player, takeOverPlays, copies },
    routes: [
      playRoutes(answers),
      copyRoutes(copies),
      incomingRoutes(whileIncoming, sessions),
      streamRoutes(player, { isSigned: false }),
      streamRoutes(player, { isSigned: true }),
    ],
  }
}

/** Small pictures across a movie, in a folder of their own. */
const openPreviews = ({ db, options, logs, background }: Ground, media: Pick<Needs['media'], 'pictureAt' | 'hasConverter'>) =>
  createPreviews({
    dir: join(options.dataDir, 'previews'),
    log: logs.for('playback', 'previews'),
    pictureAt: media.pictureAt,
    inBackground: (work) => void background.begin('preview pictures', () => work(background.signal())),
    hasTool: media.hasConverter,
    isInLibrary: (id) => db.select({ id: filesTable.id }).from(filesTable).where(eq(filesTable.id, id)).get() !== undefined,
  })

const createDownload =
  (locate: Needs['library']['locate']) =>
  async (fileId: number, request: Request): Promise<Response> => {
    const { path } = await locate(fileId)
    return serveFile(request, { path, type: mediaType(path), filename: basename(path) })
  }

type Addressing = { sessions: Needs['sessions']; base: () => string }
const createAddressFor =
  ({ sessions, base }: Addressing) =>
  (fileId: number, request: Request): string => {
    const { signature } = sessions.sign(fileId, sessions.sessionIdOf(request), sessions.signatureEnds(request))
    return `${sessions.originOf(request)}${base()}/api/v1/play/s/${signature}/${fileId}/direct`
  }

type Finding = { locate: Needs['library']['locate']; readings: Needs['media']['readings'] }
const createFind =
  ({ locate, readings }: Finding) =>
  async (fileId: number) => {
    const file = await locate(fileId)
    const reading = await readings.of(file)
    return { movie_id: file.movie_id, reading: 'why' in reading ? null : reading }
  }

const whyNot = (why: Unread['why']): Sentence => {
  if (why === 'empty') return say(sentences, 'file_empty')
  if (why === 'failed') throw new Unavailable(say(sentences, 'file_busy'))
  return why === 'damaged' || why === 'hung' ? say(sentences, 'file_unreadable') : say(sentences, 'container_needs_media_tool')
}
