import { expect, test } from 'bun:test'
import type { Bytes } from './bytes'
import { readMatroska } from './matroska'
import { ids } from './matroska-ids'

const bigEndian = (value: number): Buffer => {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
}
const lengthBytes = 4
/** An element with what is in it. */
const element = (id: number, ...inside: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(inside)
  const size = Buffer.alloc(lengthBytes)
  size.writeUInt32BE(0x1000_0000 + body.length)
  return Buffer.concat([bigEndian(id), size, body])
}
const flag = (id: number, isOn: boolean): Buffer => element(id, Buffer.from([isOn ? 1 : 0]))

type Flags = { readonly hidden?: boolean; readonly default?: boolean; readonly ordered?: boolean }
const edition = (flags: Flags, ...chapters: readonly Buffer[]): Buffer =>
  element(
    ids.edition,
    flag(ids.editionHidden, flags.hidden ?? false),
    flag(ids.editionDefault, flags.default ?? false),
    ...(flags.ordered ? [flag(ids.editionOrdered, true)] : []),
    ...chapters,
  )
const chapter = (title: string, ...more: readonly Buffer[]): Buffer =>
  element(
    ids.chapter,
    element(ids.chapterStart, bigEndian(2e9)),
    ...more,
    element(ids.chapterDisplay, element(ids.chapterTitle, Buffer.from(title))),
  )
const chaptersOf = (...editions: readonly Buffer[]) => {
  const file = Buffer.concat([element(ids.header), element(ids.segment, element(ids.chapters, ...editions))])
  const bytes: Bytes = {
    size: file.length,
    read: (at, length) => file.subarray(at, at + length),
    fill: (memory, at) => file.copy(memory, 0, at),
    close: () => undefined,
  }
  return readMatroska(bytes)?.chapters.map(({ title }) => title)
}

test('of several editions the default one is shown, never a hidden one', () => {
  const hidden = edition({ hidden: true, default: true }, chapter('Secret'))
  const other = edition({}, chapter('Theatrical'))
  const usual = edition({ default: true }, chapter('Extended'))

  expect(chaptersOf(hidden, other, usual)).toEqual(['Extended'])
  expect(chaptersOf(hidden, other)).toEqual(['Theatrical'])
  expect(chaptersOf(hidden)).toEqual([])
})

test('an ordered edition has the times of another order, so it is shown only if it is alone', () => {
  const ordered = edition({ default: true, ordered: true }, chapter('Pieced together'))

  expect(chaptersOf(ordered, edition({}, chapter('As it is in the file')))).toEqual(['As it is in the file'])
  expect(chaptersOf(ordered)).toEqual(['Pieced together'])
})

test('chapters that are hidden or not enabled are left out', () => {
  const chapters = [
    chapter('One'),
    chapter('Hidden', flag(ids.chapterHidden, true)),
    chapter('Off', flag(ids.chapterEnabled, false)),
    chapter('Two', flag(ids.chapterEnabled, true), flag(ids.chapterHidden, false)),
  ]

  expect(chaptersOf(edition({}, ...chapters))).toEqual(['One', 'Two'])
})
