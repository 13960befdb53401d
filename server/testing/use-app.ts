import { afterAll, afterEach, beforeAll, beforeEach } from 'bun:test'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app'

/** A new app for each test in the file. Exists only inside hooks and tests. */
export const useApp = (options?: TestAppOptions): TestApp => {
  const { open, close, app } = current(options)
  beforeEach(open)
  afterEach(close)
  return app
}

/** One app for all tests in the file. Exists only inside hooks and tests. */
export const useSharedApp = (options?: TestAppOptions): TestApp => {
  const { open, close, app } = current(options)
  beforeAll(open)
  afterAll(close)
  return app
}

/** A proxy for the currently open app, so tests can hold it in a constant. */
const current = (options: TestAppOptions = {}) => {
  let opened: TestApp | undefined
  return {
    open: async (): Promise<void> => {
      opened = await openTestApp(options)
    },
    close: () => opened?.close(),
    app: new Proxy({} as TestApp, {
      get(_, name) {
        if (!opened) throw new Error('No test is running yet, so there is no app')
        return Reflect.get(opened, name)
      },
    }),
  }
}
