type Cue = { readonly from: number; readonly to: number; readonly text: string }

const seconds = (stamp: string): number => stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
const timing = /^((?:\d+:)?\d\d:\d\d\.\d{3})\s+-->\s+((?:\d+:)?\d\d:\d\d\.\d{3})/m

const cuesOf = (vtt: string): Cue[] =>
  vtt
    .replaceAll('\r\n', '\n')
    .split(/\n{2,}/)
    .flatMap((block) => {
      const found = timing.exec(block)
      if (!found) return []
      const text = block.slice(block.indexOf('\n', found.index) + 1).trim()
      return text === '' ? [] : [{ from: seconds(found[1]!), to: seconds(found[2]!), text }]
    })

const stamp = (at: number): string => new Date(Math.round(at * 1000)).toISOString().slice(11, 23).replace('.', ',')
const plain = (text: string): string =>
  text
    .replaceAll(/<(?!\/?[biu]>)[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')

const srt = (cues: readonly Cue[]): string =>
  cues.map(({ from, to, text }, i) => `${i + 1}\n${stamp(from)} --> ${stamp(to)}\n${plain(text)}\n`).join('\n')
const events = (cues: readonly Cue[]): string =>
  JSON.stringify({
    TrackEvents: cues.map(({ from, to, text }, i) => ({
      Id: String(i + 1),
      Text: plain(text),
      StartPositionTicks: Math.round(from * 10_000_000),
      EndPositionTicks: Math.round(to * 10_000_000),
    })),
  })

/** The forms in which apps ask for subtitles, from WebVTT. */
export const subtitleForms: Readonly<Record<string, { type: string; make: (vtt: string) => string }>> = {
  vtt: { type: 'text/vtt; charset=utf-8', make: (vtt) => vtt },
  srt: { type: 'application/x-subrip; charset=utf-8', make: (vtt) => srt(cuesOf(vtt)) },
  subrip: { type: 'application/x-subrip; charset=utf-8', make: (vtt) => srt(cuesOf(vtt)) },
  js: { type: 'application/json; charset=utf-8', make: (vtt) => events(cuesOf(vtt)) },
}
