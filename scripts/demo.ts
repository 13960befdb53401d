import { runProgram } from './built'

await runProgram(['demo', ...process.argv.slice(2)])
