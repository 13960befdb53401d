import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestApp } from './test-app'

type Facts = { width?: number; height?: number; seconds?: number | null; audio?: readonly (string | null)[] }

/**
 * A media tool that reports whatever a test put next to a file, and that it cannot read any other; it keeps hanging on one that is `.held`.
 */
export const playMediaTool = (app: TestApp) => {
  const folder = join(app.dir, 'tool')
  mkdirSync(folder)
  const file = '$(echo "$last" | /bin/sed s/^file://)'
  const script = `#!/bin/sh
for last; do :; done
if [ "$last" = -version ]; then echo ffprobe version 7.1; exit; fi
while [ -e "${file}.held" ]; do /bin/sleep 0.02; done
exec /bin/cat "${file}.told"
`
  writeFileSync(join(folder, 'ffprobe'), script, { mode: 0o755 })
  app.config.update({ media_tool_path: folder }, { isKey: true })

  return (path: string, { width = 1920, height = 1080, seconds = 5400, audio = ['eng'] }: Facts = {}): void => {
    const sound = audio.map((language) => ({ codec_type: 'audio', codec_name: 'aac', channels: 2, tags: language ? { language } : {} }))
    const streams = [{ codec_type: 'video', codec_name: 'h264', width, height, pix_fmt: 'yuv420p' }, ...sound]
    const format = { format_name: 'matroska,webm', ...(seconds !== null && { duration: String(seconds) }) }
    writeFileSync(`${path}.told`, JSON.stringify({ format, streams, chapters: [] }))
  }
}
