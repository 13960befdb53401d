import type { AppEvent } from '#server/events'
import { type Sentence, say } from '#server/foundation/lib/sentence'
import { jsonEscape, renderTemplate } from '#server/foundation/lib/template'
import { sentences } from './sentences'

/** An event, or the sample that a test sends. */
export type Outgoing = AppEvent | TestEvent
export type TestEvent = { type: 'test'; title: string; at: string }
export type Payload = { readonly body: string; readonly content_type: string }

/** The payload: the event with two sentences for people, or the user's own template. */
export const payloadOf = (event: Outgoing, template: string | null): Payload => {
  const words = { event: event.type, heading: headingOf(event), summary: summaryOf(event) }
  if (template === null) return { body: JSON.stringify({ ...words, data: event }), content_type: 'application/json' }
  const isJson = looksLikeJson(template)
  return {
    body: renderTemplate(template, { ...event, ...words }, isJson ? jsonEscape : oneLine),
    content_type: isJson ? 'application/json' : 'text/plain; charset=utf-8',
  }
}

const looksLikeJson = (template: string): boolean => /^\s*[[{](?!\{)/.test(template)

export const sampleEvent = (at: string): TestEvent => ({ type: 'test', title: 'This is a test', at })

/** What is wrong with a template. */
export const templateProblem = (template: string): Sentence | undefined => {
  if (!looksLikeJson(template)) return undefined
  try {
    JSON.parse(payloadOf(sampleEvent('2026-01-01T00:00:00.000Z'), template).body)
    return undefined
  } catch {
    return say(sentences, 'webhook_template_not_json')
  }
}

const headingOf = ({ type }: Outgoing): string => {
  const words = type.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const subjects = ['title', 'name', 'task', 'label', 'filename', 'username', 'version', 'path', 'relative_path'] as const
const details = ['reason', 'error', 'detail', 'why', 'quality', 'change'] as const

const summaryOf = (event: Outgoing): string => {
  const fields: Readonly<Record<string, unknown>> = event
  const first = (names: readonly string[]) => names.map((name) => fields[name]).find((value) => typeof value === 'string' && value !== '')
  const subject = first(subjects)
  const detail = first(details)
  return [headingOf(event), subject && `: ${String(subject)}`, detail && ` (${String(detail)})`].filter(Boolean).join('')
}

const oneLine = (text: string): string => text.replaceAll(/[\r\n]+/g, ' ')
