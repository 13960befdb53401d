import type { HealthCheck } from './health'

/** `wanted`: the port of the settings; 0 leaves it to the engine. */
export const torrentPortCheck = (session: { isUp: () => boolean; port: () => number }, wanted: () => number): HealthCheck => ({
  code: 'torrent_port_taken',
  about: 'The torrent engine',
  look: () =>
    !session.isUp() || wanted() === 0 || session.port() === wanted()
      ? null
      : {
          severity: 'warning',
          title: `Another program uses port ${wanted()}`,
          detail: `The torrent engine listens on port ${session.port()} until it starts again, so what your router passes on does not arrive. Choose another port, or end the other program and restart Marquee.`,
          fix: { kind: 'settings', route: '/settings/downloads' },
        },
})
