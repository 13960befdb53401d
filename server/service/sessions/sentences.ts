export const sentences = {
  browser_on_system: '{browser} on {system}',
  foreign_page: 'A cookie is only valid for requests from Marquee’s own pages',
  code_needed: 'A one-time code is required',
  api_key_needed: '{what:word} needs the API key itself, in this request; `marquee api-key` shows it',
  code_for_this_computer: 'This code works only on the computer that runs Marquee',
  code_for_other_address: 'This code works only at the address that it was created for',
  code_unknown: 'This code is unknown, already used, or expired',
  no_signing_key: 'There is no signing key; rotate the API key',
  listens_here_only: 'Marquee listens on this computer only; set listen_address to 0.0.0.0 to let other devices connect',
  for_cli_tokens_only: 'is for cli tokens only',
  token_needs_it: 'is required for a token',
  cli_token_cannot_pair: 'A cli token cannot sign in devices; use the API key or a browser',
  for_app_tokens_only: 'is for app tokens only',
  unknown_code: 'This code is unknown or has expired',
  already_used: 'This code has already been used',
  too_many_codes: 'Too many wrong codes; let the app show a new one and try again in a minute',
  watch_only: 'This device may watch movies only',
  tv_page_off: 'The page for TVs is off; switch it on under Settings → Connections → Apps',
  programs_only: 'This key works only with the API for other programs',
  too_many_sessions: 'There are {most:number} sessions already; revoke one first',
  path_not_signable: 'must be a path of media, images, or the calendar',
  query_not_signable: 'has a query that cannot be signed',
  ttl_too_long: 'must be at most {most} for this path',
} as const

export const actions = [
  'Restoring the credentials of a backup',
  'Downloading a backup',
  'Sending backups to another place',
  'Rotating it',
  'A sign-in link',
] as const
export type Action = (typeof actions)[number]
