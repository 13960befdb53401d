import { type Cue, readVtt, writeSrt } from '#server/foundation/lib/web-vtt'

const events = (cues: readonly Cue[]): string =>
  JSON.stringify({
    TrackEvents: cues.map(({ from, to, text }, i) => ({
      Id: String(i + 1),
      Text: text,
      StartPositionTicks: Math.round(from * 10_000_000),
      EndPositionTicks: Math.round(to * 10_000_000),
    })),
  })

/** The forms in which apps ask for subtitles, from WebVTT. */
export const subtitleForms: Readonly<Record<string, { type: string; make: (vtt: string) => string }>> = {
  vtt: { type: 'text/vtt; charset=utf-8', make: (vtt) => vtt },
  srt: { type: 'application/x-subrip; charset=utf-8', make: (vtt) => writeSrt(readVtt(vtt)) },
  subrip: { type: 'application/x-subrip; charset=utf-8', make: (vtt) => writeSrt(readVtt(vtt)) },
  js: { type: 'application/json; charset=utf-8', make: (vtt) => events(readVtt(vtt)) },
}
