import { afterAll, afterEach, beforeAll, beforeEach } from 'bun:test'
import { openTestApp, type TestApp, type TestAppOptions } from './test-app'

/** A new app for each test of the file. It exists inside hooks and tests only. */
export const useApp = (options?: TestAppOptions): TestApp => {
  const { open, close, app } = current(options)
  beforeEach(open)
  afterEach(close)
  return app
}

/** One app for all tests of the file. It exists inside hooks and tests only. */
export const useSharedApp = (options?: TestAppOptions): TestApp => {
  const { open, close, app } = current(options)
  beforeAll(open)
  afterAll(close)
  return app
}

/** Stands for the app that is open now, so that tests can hold it in a constant. */
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
