import { useQuery } from '@tanstack/react-query'
import { ask, client } from '../../data/api/client'
import type { Config } from '../../data/api/types'
import { t } from '../../i18n/translate'

/** What to type into the browser of a TV. */
export const TvAddress = ({ config }: { config: Config }) => {
  const isOn = config.tv_page_enabled === true
  const addresses = useQuery({
    queryKey: ['addresses'],
    queryFn: ({ signal }) => ask(client.GET('/api/v1/auth/addresses', { signal })),
    enabled: isOn,
    gcTime: 0,
    retry: false,
  })
  if (!isOn || !addresses.data) return null
  const [best] = addresses.data.urls
  return (
    <section aria-labelledby="tv-address" className="mb-7">
      <h2 id="tv-address" className="mb-1 font-bold text-lg">
        {t('tv_page.title')}
      </h2>
      {best === undefined ? (
        <p className="text-muted">{t('tv_page.alone')}</p>
      ) : (
        <>
          <p className="mb-3 text-muted">{t('tv_page.open')}</p>
          <p className="rounded-card border border-line bg-surface p-4 font-medium">
            <a href={`${best}/tv`}>{`${best}/tv`}</a>
          </p>
        </>
      )}
    </section>
  )
}
