import { extname } from 'node:path'

const types: Readonly<Record<string, string>> = {
  '.mp4': 'video/mp4',
  '.m4v': 'video/mp4',
  '.mov': 'video/quicktime',
  '.mkv': 'video/x-matroska',
  '.webm': 'video/webm',
  '.ts': 'video/mp2t',
  '.m2ts': 'video/mp2t',
  '.mts': 'video/mp2t',
  '.avi': 'video/x-msvideo',
  '.mpg': 'video/mpeg',
  '.mpeg': 'video/mpeg',
  '.vob': 'video/mpeg',
  '.wmv': 'video/x-ms-wmv',
}

export const mediaType = (path: string): string => types[extname(path).toLowerCase()] ?? 'application/octet-stream'
export const playlistType = 'application/vnd.apple.mpegurl'
