import { Elysia } from 'elysia'
import { answers } from '#server/foundation/platform/http/answers'
import { Widget } from './schema'

export const widgetRoutes = (widget: () => Promise<Widget>) =>
  new Elysia({ prefix: '/widget', tags: ['System'] }).get('', () => widget(), {
    response: answers(Widget),
    detail: {
      operationId: 'getWidget',
      summary: 'Marquee at a glance, for dashboards',
      description: 'One flat object of numbers, so that a dashboard needs a single request.',
    },
  })
