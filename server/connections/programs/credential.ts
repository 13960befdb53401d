/**
 * The key of a program: `X-Api-Key`, `Authorization: Bearer`, `?apikey=`, or `?access_token=` for the socket. Never a cookie. Null without
 * one; several different ones are as good as a wrong one.
 */
export const keyIn = (headers: Headers, search: string): string | null => {
  const bearer = /^bearer[ \t]+(.*)$/i.exec(headers.get('authorization')?.trim() ?? '')?.[1]?.trim()
  const inAddress = [...new URLSearchParams(search)].filter(([name]) => /^(apikey|access_token)$/i.test(name)).map(([, value]) => value)
  const given = [...new Set([headers.get('x-api-key')?.trim(), bearer, ...inAddress].filter((key) => key !== undefined))]
  const [key] = given
  return key === undefined ? null : given.length > 1 ? '-' : key
}
