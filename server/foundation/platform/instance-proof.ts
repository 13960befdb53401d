import { createHmac, randomBytes } from 'node:crypto'

const challengeHeader = 'x-service-challenge'
const proofHeader = 'x-service-proof'
const challengeForm = /^[\w-]{43}$/

/**
 * Proves that a service belongs to this data folder before anybody sends it a secret: only a holder of the signing key can answer a
 * challenge. The answer covers the port, so one relayed from another port proves nothing.
 */
export const makeChallenge = () => {
  const challenge = randomBytes(32).toString('base64url')
  return {
    headers: { [challengeHeader]: challenge },
    isProvedBy: (response: Response, { port, signingKey }: { port: number; signingKey: string }): boolean =>
      response.headers.get(proofHeader) === proofOf(signingKey, challenge, port),
  }
}

/** Adds nothing unless the request asks for a proof. */
export const addProof = (response: Response, request: Request, { port, signingKey }: { port: number; signingKey: string }): void => {
  const challenge = request.headers.get(challengeHeader) ?? ''
  if (signingKey !== '' && challengeForm.test(challenge)) response.headers.set(proofHeader, proofOf(signingKey, challenge, port))
}

const proofOf = (signingKey: string, challenge: string, port: number): string =>
  createHmac('sha256', signingKey).update(['proof', port, challenge].join('\n')).digest('base64url')
