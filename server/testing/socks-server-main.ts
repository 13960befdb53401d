import { startSocksServer } from './socks-server'

/** A proxy on this address and port of the computer that carries datagrams, and refuses connections. */
const [host = '', port] = process.argv.slice(2)
await startSocksServer({ at: { host, port: Number(port) }, carriesUdp: true, refuses: () => true })
console.log('ready')
