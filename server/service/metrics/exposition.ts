/** One measurement: its labels and its value. */
export type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number }
export type Metric = {
  readonly name: string
  readonly help: string
  readonly type: 'gauge' | 'counter'
  readonly samples: readonly Sample[]
}

/** Prometheus' text format, version 0.0.4. A metric without samples is left out. */
export const exposition = (metrics: readonly Metric[]): string =>
  metrics
    .filter(({ samples }) => samples.length > 0)
    .map(({ name, help, type, samples }) =>
      [
        `# HELP ${name} ${escaped(help)}`,
        `# TYPE ${name} ${type}`,
        ...samples.map((sample) => `${name}${labelsOf(sample)} ${sample.value}`),
        '',
      ].join('\n'),
    )
    .join('')

const labelsOf = ({ labels }: Sample): string => {
  const named = Object.entries(labels ?? {}).map(([name, value]) => `${name}="${escaped(value).replaceAll('"', '\\"')}"`)
  return named.length === 0 ? '' : `{${named.join(',')}}`
}
const escaped = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
