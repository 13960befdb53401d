import type { MediaTool, Probe } from '#server/foundation/upstream/media-tool/client'

/** Probes a file with the media tool. A broken tool counts as none, so it does not get movies refused. */
export const createProbe =
  (tool: Pick<MediaTool, 'probe' | 'version'>) =>
  async (path: string): Promise<Probe> => {
    const probed = await tool.probe(path)
    if (!probed.available || probed.media_info) return probed
    return (await tool.version()).available ? probed : { available: false, media_info: null }
  }
