import type { MediaTool, Probe } from '#server/upstream/media-tool/client'

/** Looks into a file. A tool that is broken cannot read anything: then there is none, and no movie is refused for that. */
export const createProbe =
  (tool: Pick<MediaTool, 'probe' | 'version'>) =>
  async (path: string): Promise<Probe> => {
    const probed = await tool.probe(path)
    if (!probed.available || probed.media_info) return probed
    return (await tool.version()).available ? probed : { available: false, media_info: null }
  }
