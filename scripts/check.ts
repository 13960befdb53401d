import { documented, style, take, types, unitTests, unused, walls, webTests } from './steps'

/** The one gate, cheapest first. The first failure ends it. */
for (const step of [style, types, unused, walls, documented, unitTests(3), webTests]) {
  const { failed } = await take(step)
  if (failed > 0) process.exit(1)
}
