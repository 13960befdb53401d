import { add, button, el } from './dom'
import type { Action } from './keys'
import { go, goBack, placeNow } from './places'
import { t, type Word } from './words'

export type Screen = {
  readonly node: HTMLElement
  /** Handles a key before it moves the focus. True if it did. */
  readonly onKey?: (action: Action) => boolean
  /** A letter from a keyboard. */
  readonly onLetter?: (letter: string) => void
  /** Before the next screen is read, which may show what happened here. */
  readonly leave?: () => Promise<unknown>
  readonly close?: () => void
}

const places = ['home', 'library', 'search'] as const

/** The bar on top of the main screens. */
export const navigation = (): HTMLElement => {
  const here = placeNow()[0]
  const entries = places.map((place) => {
    const entry = button({ label: t(place), key: `nav-${place}`, kind: 'tab', press: () => (place === here ? undefined : go(place)) })
    if (place === here) entry.setAttribute('aria-current', 'page')
    return entry
  })
  const bar = el('nav', { class: 'bar', 'data-block': '' }, el('span', { class: 'brand' }, 'Marquee'))
  add(bar, entries)
  return bar
}

type Message = { readonly title: Word; readonly text?: Word; readonly retry?: () => void }
/** A screen that only says something. */
export const message = ({ title, text, retry }: Message): Screen => {
  const node = el('main', { class: 'screen message' }, el('h1', {}, t(title)), text ? el('p', {}, t(text)) : null)
  if (retry) add(node, [button({ label: t('retry'), key: 'retry', kind: 'main', press: retry })])
  else add(node, [button({ label: t('back'), key: 'back', kind: 'main', press: goBack })])
  return { node }
}
