/** Warnings of an OpenAPI linter that we accept, with the reason. */
export const lintExceptions: Readonly<Record<string, string>> = {
  'operation-2xx-response': '`GET /ws` answers with 101, as the protocol of sockets has it; it never answers with a 2xx.',
}
