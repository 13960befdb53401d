import { type Sentence, say } from '#server/foundation/lib/sentence'
import type { ParsedRelease } from '#server/foundation/releases/release'
import type { Unread } from '#server/library/media/read-once'
import type { Reading } from '#server/library/media/reading'
import { type Decidable, type Decision, decide, type Means } from './decide'
import { decidable } from './prepare'
import type { PlaysHere, Supports } from './schema'
import { sentences } from './sentences'

/** Whether a file plays in this browser, as far as its content is known. */
export const filePlayability = (found: Reading | Unread | undefined, client: Supports, means: Means): PlaysHere => {
  if (!found) return unknown
  if ('why' in found) return found.why === 'failed' ? unknown : { verdict: 'not_here', reasons: [whyNot[found.why]] }
  return verdictOf(decide({ file: decidable(found), client, wishes: {}, means }))
}

const whyNot = {
  empty: say(sentences, 'file_empty'),
  damaged: say(sentences, 'file_unreadable'),
  hung: say(sentences, 'file_unreadable'),
  unknown_container: say(sentences, 'container_needs_media_tool'),
}

/** Whether a release plays, as far as its name reveals its content. */
export const releasePlayability = (parsed: ParsedRelease, client: Supports, means: Means): PlaysHere => {
  const file = asNamed(parsed)
  return file ? verdictOf(decide({ file, client, wishes: {}, means })) : unknown
}

const unknown: PlaysHere = { verdict: 'unknown', reasons: [] }

const verdictOf = ({ method, reasons, losses, audio_track }: Decision): PlaysHere => {
  const isSilent = losses.find(({ code }) => code === 'no_audio')
  if (method === 'not_playable') return { verdict: 'not_here', reasons: [...reasons] }
  if (method === 'transcode') return { verdict: 'converts', reasons: [...reasons, ...losses] }
  if (isSilent && audio_track === null) return { verdict: 'silent', reasons: [isSilent] }
  return { verdict: 'plays', reasons: reasons.filter(concernsPerson) }
}

/** The container does not matter to a person as long as the file plays. */
const concernsPerson = ({ code }: Sentence): boolean =>
  !['container_not_supported', 'times_begin_late', 'several_audio_tracks', 'audio_not_supported'].includes(code)

/** The most demanding file with such a name. */
const asNamed = ({ video_codec, audio_codec, hdr, resolution, modifier }: ParsedRelease): Decidable | null => {
  const video = videoNamed(video_codec, resolution === 2160 || hdr.length > 0)
  if (!video) return null
  const isDolbyOnly = hdr.length > 0 && hdr.every((word) => /^(dv|dovi|dolby)/i.test(word))
  return {
    container: modifier === 'brdisk' ? 'other' : 'matroska',
    is_readable: modifier !== 'brdisk',
    video: { ...video, hdr: isDolbyOnly ? 'dolby_vision' : hdr.length > 0 ? 'hdr10' : 'none', height: resolution },
    audio: audio_codec === null ? [] : [{ ...(audioNamed[audio_codec] ?? { codec: audio_codec, codec_string: null }), default: true }],
  }
}

type Named = { readonly codec: string; readonly codec_string: string | null }
const videoNamed = (word: string | null, isDeep: boolean): Named | null => {
  switch (word) {
    case null:
      return null
    case 'h264':
      return { codec: 'h264', codec_string: 'avc1.640029' }
    case 'h265':
      return { codec: 'hevc', codec_string: isDeep ? 'hvc1.2.4.L153.B0' : 'hvc1.1.6.L120.B0' }
    case 'av1':
      return { codec: 'av1', codec_string: isDeep ? 'av01.0.12M.10' : 'av01.0.09M.08' }
    case 'vp9':
      return { codec: 'vp9', codec_string: isDeep ? 'vp09.02.51.10' : 'vp09.00.41.08' }
    default:
      return { codec: otherNames[word] ?? word, codec_string: null }
  }
}
const otherNames: Readonly<Record<string, string>> = { xvid: 'mpeg4', divx: 'mpeg4', mpeg2: 'mpeg2video' }
const audioNamed: Readonly<Record<string, Named>> = {
  aac: { codec: 'aac', codec_string: 'mp4a.40.2' },
  ac3: { codec: 'ac3', codec_string: 'ac-3' },
  eac3: { codec: 'eac3', codec_string: 'ec-3' },
  flac: { codec: 'flac', codec_string: 'flac' },
  opus: { codec: 'opus', codec_string: 'opus' },
  mp3: { codec: 'mp3', codec_string: 'mp3' },
  dtshd: { codec: 'dts', codec_string: null },
  dtsx: { codec: 'dts', codec_string: null },
}
