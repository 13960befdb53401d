import { talkWithFaults } from '#server/testing/utp-line'

/** Many connections over bad lines in simulated time: `utp.ts [connections, default 1000] [first seed, default 1]`. */
const soak = (count = 1_000, first = 1): boolean => {
  const started = performance.now()
  let failures = 0
  let whole = 0
  let longest = 0
  for (let seed = first; seed < first + count; seed++) {
    const { plan, talk, wrong } = talkWithFaults(seed)
    longest = Math.max(longest, talk.longestPause)
    if (talk.isWhole.every(Boolean)) whole++
    if (wrong.length === 0) continue
    failures++
    console.log(`FAILED ${wrong.join(', ')}: ${JSON.stringify(plan)}, ${talk.endings.join(' and ')}`)
  }
  const seconds = Math.round((performance.now() - started) / 1_000)
  console.log(
    `${count} connections from seed ${first}, ${whole} whole, longest pause ${Math.round(longest)} ms, ${failures} failed, ${seconds} s`,
  )
  return failures === 0
}

if (import.meta.main) {
  const [count, first] = process.argv.slice(2).map(Number)
  process.exit(soak(count, first) ? 0 : 1)
}
