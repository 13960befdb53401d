import { runProgram } from './built'

await runProgram(['serve', ...process.argv.slice(2)])
