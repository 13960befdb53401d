import { afterEach, expect } from 'bun:test'
import { GlobalRegistrator } from '@happy-dom/global-registrator'

// The document must exist before Testing Library is loaded.
GlobalRegistrator.register({ url: 'http://localhost/', width: 1280, height: 800 })
Object.assign(globalThis, { __BUILT_VERSION__: '0.1.0', IS_REACT_ACT_ENVIRONMENT: true })
window.scrollTo = () => {}

const matchers = await import('@testing-library/jest-dom/matchers')
const { cleanup, configure } = await import('@testing-library/react')

// Generous, for busy machines.
configure({ asyncUtilTimeout: 4000 })

expect.extend(matchers as never)
afterEach(() => cleanup())
