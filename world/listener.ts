type Answer = (request: Request) => Response | Promise<Response>

/** A server on loopback that can be closed for a while: it then refuses connections, and reopens on the same port. */
export const openListener = (answer: Answer) => {
  const serve = (port: number) => Bun.serve({ hostname: '127.0.0.1', port, idleTimeout: 0, fetch: answer })
  let server = serve(0)
  const { port = 0 } = server
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => server.stop(true),
    reopen: (): void => {
      server = serve(port)
    },
  }
}
