/** What a linter of OpenAPI documents says about ours and may go on saying, with the reason. */
export const lintExceptions: Readonly<Record<string, string>> = {
  'operation-2xx-response': '`GET /ws` answers with 101, as the protocol of sockets has it; it never answers with a 2xx.',
}
