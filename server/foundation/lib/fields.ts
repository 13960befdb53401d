/** Declares a setting once. Its storage, API, form and redaction all follow from it. */
type Common = {
  readonly section: string
  readonly label: string
  readonly help: string
  /** Hidden until the person shows advanced settings. */
  readonly advanced?: boolean
  /** Reserved for a feature that is not built in yet: nothing reads it, and no form shows it. */
  readonly waits?: true
  /** Changed by the service only: no form shows it, and a request cannot change it. */
  readonly own?: true
  /** Unit shown after the value. */
  readonly unit?: string
  /** What 0 means instead of a number. Forms show this, never a 0. */
  readonly zero?: 'No limit' | 'Automatic'
}
/** A constraint on a text beyond its length. Checked by `textProblem` in `lib/text-formats.ts`. */
export type TextFormat =
  | 'url'
  | 'base_path'
  | 'path'
  | 'language'
  | 'region'
  | 'host'
  | 'endpoint'
  | 'wireguard_key'
  | 'interface_name'
  | 'template'
  | 'time'
type Text = Common & {
  readonly kind: 'text'
  readonly nullable: boolean
  readonly secret: boolean
  readonly max: number
  readonly format?: TextFormat
  readonly default: string | null
}
type Integer = Common & {
  readonly kind: 'integer'
  readonly nullable: boolean
  readonly min: number
  readonly max: number
  readonly default: number | null
}
type Decimal = Common & { readonly kind: 'decimal'; readonly min: number; readonly max: number; readonly default: number }
type Toggle = Common & { readonly kind: 'toggle'; readonly default: boolean }
type Choice = Common & { readonly kind: 'choice'; readonly options: readonly string[]; readonly default: string }
type List = Common & { readonly kind: 'list'; readonly max_items: number; readonly max: number; readonly default: readonly string[] }
export type Field = Text | Integer | Decimal | Toggle | Choice | List
export type Fields = Readonly<Record<string, Field>>

type TextOptions = Common & { readonly max?: number; readonly format?: TextFormat }
export const text = <const O extends TextOptions & { default: string }>(o: O) =>
  ({ kind: 'text', nullable: false, secret: false, max: 2000 as number, ...o }) as const
export const optionalText = <const O extends TextOptions>(o: O) =>
  ({ kind: 'text', nullable: true, secret: false, max: 2000 as number, default: null, ...o }) as const
export const secret = <const O extends TextOptions>(o: O) =>
  ({ kind: 'text', nullable: true, secret: true, max: 2000 as number, default: null, ...o }) as const
export const integer = <const O extends Common & { default: number; min: number; max: number }>(o: O) =>
  ({ kind: 'integer', nullable: false, ...o }) as const
export const optionalInteger = <const O extends Common & { min: number; max: number }>(o: O) =>
  ({ kind: 'integer', nullable: true, default: null, ...o }) as const
export const decimal = <const O extends Common & { default: number; min: number; max: number }>(o: O) =>
  ({ kind: 'decimal', ...o }) as const
export const toggle = <const O extends Common & { default: boolean }>(o: O) => ({ kind: 'toggle', ...o }) as const
export const choice = <const O extends Common & { options: readonly string[]; default: string }>(o: O) =>
  ({ kind: 'choice', ...o }) as const
export const list = <const O extends Common & { default: readonly string[]; max_items?: number; max?: number }>(o: O) =>
  ({ kind: 'list', max_items: 200 as number, max: 200 as number, ...o }) as const

export type ValueOf<F extends Field> = F extends { kind: 'integer'; nullable: true }
  ? number | null
  : F extends { kind: 'integer' | 'decimal' }
    ? number
    : F extends { kind: 'toggle' }
      ? boolean
      : F extends { kind: 'choice'; options: readonly (infer C)[] }
        ? C
        : F extends { kind: 'list' }
          ? string[]
          : F extends { kind: 'text'; nullable: true }
            ? string | null
            : string
export type ValuesOf<T extends Fields> = { -readonly [K in keyof T]: ValueOf<T[K]> }
export type SecretName<T extends Fields> = { [K in keyof T]: T[K] extends { secret: true } ? K : never }[keyof T] & string

export const isSecret = (field: Field): boolean => field.kind === 'text' && field.secret

/** Names of the secret fields, in declaration order. */
export const secretsOf = <T extends Fields>(fields: T) => Object.keys(fields).filter((name) => isSecret(fields[name]!)) as SecretName<T>[]

/** The values of a new row. */
export const defaultsOf = <T extends Fields>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.kind === 'list' ? [...field.default] : field.default]),
  ) as ValuesOf<T>
