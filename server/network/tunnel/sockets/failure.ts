/** An error with the code that Node programs expect. */
export const failure = (code: string, message = code): NodeJS.ErrnoException => Object.assign(new Error(message), { code })

const codes: Readonly<Record<number, string>> = {
  [-3]: 'ETIMEDOUT',
  [-4]: 'EHOSTUNREACH',
  [-13]: 'ECONNABORTED',
  [-14]: 'ECONNRESET',
  [-15]: 'ECONNRESET',
}
const reset = -14

/** The error code for an error of the stack. A reset before the connection was established is a refusal. */
export const failureOf = (number: number, isConnecting: boolean): NodeJS.ErrnoException =>
  failure(isConnecting && number === reset ? 'ECONNREFUSED' : (codes[number] ?? 'ECONNRESET'))
