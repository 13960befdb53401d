import { useQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { streamingServicesQuery } from '../../data/api/discover-queries'
import { t } from '../../i18n/translate'
import { Picked } from './picked'

/** The streaming services of the region, as the metadata provider names them. */
export const ServiceChoice = (props: Pick<ComponentProps<typeof Picked>, 'wired' | 'value' | 'onChange'>) => {
  const names = [...new Set((useQuery(streamingServicesQuery).data?.results ?? []).map(({ name }) => name))]
  const others = names.filter((name) => !props.value.includes(name)).map((name) => ({ value: name, label: name }))
  return <Picked {...props} others={others} labelOf={(name) => name} add={t('settings.add_service')} />
}
