import { apiTypes, documented, runStep, style, types, unitTests, unused, walls, webTests } from './steps'

/** All checks, cheapest first. Stops at the first failure. */
for (const step of [apiTypes, style, types, unused, walls, documented, unitTests(3), webTests]) {
  const { failed } = await runStep(step)
  if (failed > 0) process.exit(1)
}
