import { answer, command } from './command'

export const versionCommand = command({
  flags: {},
  run: (outside, { given }) => answer(outside, given.json, { data: { version: outside.version }, text: `Marquee ${outside.version}` }),
})
