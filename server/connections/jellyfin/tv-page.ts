import { refused } from './answers'
import type { Call, Route } from './call'

type Deps = { isOn: () => boolean; page: (request: Request) => Response }

/** Apps that show the web client of their server, such as that for TVs of LG, show our page for TVs instead, if it is on. */
export const tvPageRoutes = ({ isOn, page }: Deps): Route<Call>[] => {
  const routes: Route<Call>[] = [
    ['GET', 'web/manifest.json', () => ({ name: 'Marquee', short_name: 'Marquee', start_url: 'index.html', display: 'standalone' })],
    ['GET', 'web/index.html', ({ request }) => page(request)],
  ]
  return routes.map(([method, path, answer]) => [method, path, (call) => (isOn() ? answer(call) : refused(404))])
}
