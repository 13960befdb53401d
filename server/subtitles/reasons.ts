/** Why a subtitle is thought to fit, or not: a code for programs, values, and a sentence for people. */
export type Reason = { readonly code: ReasonCode; readonly values: Values; readonly text: string }
export type ReasonCode = keyof typeof sentences

type Values = Readonly<Record<string, string | number>>
const sentences = {
  made_for_this_file: () => 'Made for exactly this file',
  found_by_id: () => 'Found by the id of the movie',
  found_by_title: () => 'Found by title and year only',
  same_release: () => 'Made for the same release',
  same_group: ({ group }: Values) => `Made for a release of the same group (${group})`,
  same_source: ({ source }: Values) => `Made for the same source (${source})`,
  other_source: ({ source, own }: Values) => `Made for ${source}, the file is ${own}`,
  same_edition: ({ edition }: Values) => `Made for the same edition (${edition})`,
  other_edition: ({ edition, own }: Values) => `Made for the ${edition} edition, the file is the ${own} one`,
  same_frame_rate: ({ frame_rate }: Values) => `Same frame rate (${frame_rate})`,
  other_frame_rate: ({ frame_rate, own }: Values) => `Made for ${frame_rate} frames per second, the file has ${own}`,
  trusted_uploader: () => 'Its uploader is trusted',
  hearing_impaired: () => 'Describes sounds too',
  only_foreign_parts: () => 'Covers only what is said in foreign languages',
  translated_by_machine: () => 'Translated by a machine',
} satisfies Record<string, (values: Values) => string>

export const reason = (code: ReasonCode, values: Values = {}): Reason => ({ code, values, text: sentences[code](values) })
