import { startDht6Node } from './dht6-node'

/** A node on this address of the computer. Prints where it is, and then each time how many peers it was told of. */
const node = await startDht6Node(process.argv[2])
console.log(node.address)
let shown = 0
setInterval(() => {
  const { told } = node.held()
  if (told !== shown) console.log(told)
  shown = told
}, 100)
