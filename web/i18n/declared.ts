import type { clientTypes } from '#server/acquisition/downloads/clients/index'
import type { indexerTypes } from '#server/acquisition/indexers/types/index'
import type { listTypes } from '#server/connections/lists/types/index'
import type { webhookPresets } from '#server/connections/webhooks/fields'
import type { configFields } from '#server/foundation/config/fields'
import type { Field } from '#server/foundation/lib/fields'
import type { timetable } from '#server/timetable'

type TextsOf<F> = F extends { waits: true }
  ? never
  : F extends Field
    ?
        | F['section' | 'label' | 'help']
        | (F extends { unit: infer Unit extends string } ? Unit : never)
        | (F extends { zero: infer Zero extends string } ? Zero : never)
    : never
type FieldsOf<T> = T extends { fields: infer F } ? TextsOf<F[keyof F]> : never
type NamesOf<T> = T extends { label: string; help: string } ? T['label' | 'help'] : never

/** Translations of the service's form declarations, by their English text: a missing one does not compile. */
export type DeclaredWords = Readonly<
  Record<
    | TextsOf<(typeof configFields)[keyof typeof configFields]>
    | FieldsOf<(typeof indexerTypes | typeof clientTypes | typeof listTypes)[number]>
    | NamesOf<(typeof indexerTypes | typeof listTypes)[number]>,
    string
  >
>

/** Names and help of the webhook presets, which only one screen shows. */
export type PresetWords = Readonly<Record<(typeof webhookPresets)[number]['name' | 'help'], string>>

/** A name for every scheduled task. */
export type TaskWords = Readonly<Record<`task.name_${ReturnType<typeof timetable>[number]['name']}`, string>>
