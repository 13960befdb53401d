import { startUtpRelay } from './utp-relay'

/** A relay to this UDP port, open to other computers; prints its own port. */
const relay = await startUtpRelay(Number(process.argv[2]), { host: '0.0.0.0' })
console.log(relay.port)
