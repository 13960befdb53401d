import { answer, command } from './command'

export const versionCommand = command({
  flags: {},
  words: [],
  run: (outside, { given }) => answer(outside, given.json, { data: { version: outside.version }, text: `Marquee ${outside.version}` }),
})
