import { join } from 'node:path'
import { wentWell } from '#server/foundation/lib/reason'
import { say } from '#server/foundation/lib/sentence'
import { NotFound, Unavailable } from '#server/foundation/platform/errors'
import { createMediaTool } from '#server/foundation/upstream/media-tool/client'
import { sentences } from '#server/foundation/upstream/sentences'
import type { Ground } from '#server/ground'
import { createBurning } from './burning'
import { createConversions } from './conversions'
import { createConverter } from './converter'
import { createDrawsText } from './draws-text'
import { type Coming, createGrowing } from './growing'
import { createHardware } from './hardware/hardware'
import { createMeasure } from './hardware/measure'
import { createHardwareStatus, thisSystem } from './hardware/status'
import type { Ffmpeg } from './hardware/trials'
import { createListen } from './listen'
import { createMakeCopy } from './make-copy'
import { createMediaWorker } from './media-worker'
import { createProbe } from './probe'
import { createProbeWithReaders } from './probe-with-readers'
import { createReadOnce, readGrowing } from './read-once'
import { createReadings } from './readings'
import { mediaRoutes } from './routes'
import type { RunPatiently } from './run-patiently'
import { createStreams } from './streams'
import { createCleanSubtitle, createSubtitleImages, createSubtitleTexts } from './texts'

const refuse = () => Promise.reject(new NotFound('stream', 0))
const none = { audio: refuse, video: refuse, whole: refuse }

/** Probes video files and makes streams of them. */
export const openMedia = ({ db, config, clock, logs, options }: Ground) => {
  const worker = createMediaWorker({ worker: options.threads.media, log: logs.for('media', 'worker') })
  const read = createReadOnce({ worker })
  const toolAt = (path: () => string | null) => createMediaTool({ path, log: logs.for('upstream', 'media-tool') })
  const tool = toolAt(() => config.get().media_tool_path)

  /** Tests a tool in isolation, without a trace in the one in use. */
  const trial = async ({ media_tool_path }: { media_tool_path: string | null }) => {
    const found = await toolAt(() => media_tool_path).version()
    if (!found.available) throw new Unavailable(found.said)
    return wentWell(say(sentences, 'media_tool_found', { version: found.version, path: found.path }))
  }
  const stopping = new AbortController()
  const untilStop = (signal: AbortSignal | undefined) => AbortSignal.any([stopping.signal, ...(signal ? [signal] : [])])
  const ffmpeg: Ffmpeg = (args, { signal, ...limits }) => tool.runFfmpeg(args, { ...limits, signal: untilStop(signal) })
  const patiently: RunPatiently = (args, { signal, ...limits }) =>
    tool.runFfmpeg(args, { ...limits, signal: untilStop(signal), isPatient: true })
  const hardware = createHardware({
    ...{ ffmpeg, clock, dev: '/dev', system: thisSystem() },
    toolId: tool.ffmpegId,
    setting: () => config.get().hw_acceleration,
    log: logs.for('media', 'hardware'),
  })
  const converter = createConverter({
    run: (args, { signal, ...limits }) => tool.convert(args, { ...limits, signal: untilStop(signal) }),
    stream: (args, signal) => tool.streamFfmpeg(args, untilStop(signal)),
    hardware,
    maxAtOnce: () => config.get().max_transcodes,
  })
  const status = createHardwareStatus({
    hardware,
    measure: createMeasure({ ffmpeg, video: converter.video, clock, folder: join(options.dataDir, 'measuring') }),
  })
  const growing = createGrowing({ worker })
  const subtitleImages = createSubtitleImages({ worker })
  const burning = createBurning({ images: subtitleImages, folder: join(options.dataDir, 'burning') })
  const conversions = createConversions({ worker, converter, burning })
  return {
    routes: [mediaRoutes(status)],
    probe: createProbeWithReaders({ read, probe: createProbe(tool) }),
    version: tool.version,
    versionText: async (): Promise<string | null> => {
      const found = await tool.version()
      return found.available ? found.first_line : null
    },
    readings: createReadings({ db, read, probe: async (path) => (await tool.probe(path)).media_info }),
    streams: createStreams({ worker, conversions }),
    /** For a file still being downloaded. Never uses the media tool: it would read unverified bytes. */
    coming: (file: Coming) => {
      const patient = growing(file)
      return {
        read: () => readGrowing(patient, file.path),
        streams: createStreams({
          worker: patient,
          conversions: createConversions({ worker: patient, converter: none, burning: { during: refuse, forAsLong: refuse } }),
        }),
      }
    },
    subtitleText: createSubtitleTexts({ worker }),
    /** Throws Invalid if it is not a subtitle of the movie. */
    cleanSubtitle: createCleanSubtitle({ worker }),
    subtitleImages,
    trial,
    pictureAt: converter.picture,
    /** A whole file in another size, made at low priority. */
    makeCopy: createMakeCopy({ run: patiently, filters: hardware.filters }),
    /** How loud the voices of a movie are, at low priority. */
    listen: createListen({ run: patiently }),
    convertsWithHardware: hardware.isUsed,
    drawsText: createDrawsText({ ffmpeg, toolId: tool.ffmpegId, folder: join(options.dataDir, 'writing') }),
    hasConverter: async () => (await tool.locate('ffmpeg')) !== null,
    close: (): void => {
      stopping.abort()
      worker.stop()
      burning.close()
    },
  }
}
