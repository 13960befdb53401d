/** An error with the code that programs for Node expect. */
export const failure = (code: string, message = code): NodeJS.ErrnoException => Object.assign(new Error(message), { code })

const codes: Readonly<Record<number, string>> = {
  [-3]: 'ETIMEDOUT',
  [-4]: 'EHOSTUNREACH',
  [-13]: 'ECONNABORTED',
  [-14]: 'ECONNRESET',
  [-15]: 'ECONNRESET',
}
const reset = -14

/** What an error of the stack is called. A reset before the connection stood is a refusal. */
export const failureOf = (number: number, isConnecting: boolean): NodeJS.ErrnoException =>
  failure(isConnecting && number === reset ? 'ECONNREFUSED' : (codes[number] ?? 'ECONNRESET'))
