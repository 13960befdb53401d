import { until } from '#server/testing/until'
import type { Standing } from '../../../e2e/contract/standing'

/** A task that an input woke would be measured as part of the next one. */
export const calm = ({ ok }: Pick<Standing, 'ok'>): Promise<void> =>
  until(
    'no task runs',
    async () => (await ok('GET', '/tasks?limit=100')).results.every(({ running }: { running: boolean }) => !running),
    60_000,
  )
