/** A condition of an app on a video, such as `LessThanEqual VideoLevel 51` or `NotEquals VideoProfile none`. */
export type Condition = { Condition?: string; Property?: string; Value?: string | number | boolean }
export type CodecProfile = { Type?: string; Codec?: string; Conditions?: Condition[]; ApplyConditions?: Condition[] }
/** What is known of a video, by the property in lower case. */
type Facts = Readonly<Record<string, string>>

/** A list of names as apps write it: `mp4, m4v`. */
export const names = (list: string | undefined): string[] =>
  (list ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '')
export const isVideo = (type: string | undefined): boolean => (type ?? 'video').toLowerCase() === 'video'

/** The conditions on a codec. Those that an app has for some videos only count if the facts say that this is one. */
export const conditionsFor = (profiles: readonly CodecProfile[] | undefined, codec: string, facts: Facts = {}): Condition[] =>
  (profiles ?? [])
    .filter(({ Type, Codec }) => isVideo(Type) && (!Codec || names(Codec).includes(codec)))
    .filter(({ ApplyConditions = [] }) => ApplyConditions.every((condition) => isKnown(condition, facts) && meets(condition, facts)))
    .flatMap(({ Conditions }) => Conditions ?? [])

/** Whether a video meets the conditions, as far as its facts are known. */
export const meetsAll = (conditions: readonly Condition[], facts: Facts): boolean =>
  conditions.every((condition) => !isKnown(condition, facts) || meets(condition, facts))

/** The smallest upper limit on a property. Undefined if there is none. */
export const limitOf = (conditions: readonly Condition[], property: string): number | undefined => {
  const limits = conditions
    .filter((condition) => nameOf(condition) === property && condition.Condition?.startsWith('LessThan'))
    .map(({ Value }) => Number(Value))
    .filter((value) => Number.isFinite(value) && value > 0)
  return limits.length === 0 ? undefined : Math.min(...limits)
}

const nameOf = ({ Property }: Condition): string => (Property ?? '').toLowerCase()
const isKnown = (condition: Condition, facts: Facts): boolean => nameOf(condition) in facts
const meets = (condition: Condition, facts: Facts): boolean => {
  const among = String(condition.Value ?? '')
    .toLowerCase()
    .split('|')
    .includes((facts[nameOf(condition)] ?? '').toLowerCase())
  const how = (condition.Condition ?? '').toLowerCase()
  if (how === 'equals' || how === 'equalsany') return among
  return how !== 'notequals' || !among
}
