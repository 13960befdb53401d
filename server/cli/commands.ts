import type { Command } from './command'

/** `says` is for the list of all commands; what a command needs is read only when it is called. */
export type Entry = { readonly says: string; readonly load: () => Promise<Command> }

export const commands: Readonly<Record<string, Entry>> = {
  serve: { says: 'run the service; so does no command at all', load: async () => (await import('./serve')).serveCommand },
  demo: { says: 'see it work: a small world of free movies on this computer', load: async () => (await import('./demo')).demoCommand },
  'login-url': { says: 'an address that logs a browser in, once', load: async () => (await import('./login-url')).loginUrlCommand },
  'api-key': { says: 'the key of the API, or a new one', load: async () => (await import('./api-key')).apiKeyCommand },
  token: { says: 'a token for a program', load: async () => (await import('./token')).tokenCommand },
  backup: {
    says: 'make, list and check backups, and put one in the place of the database',
    load: async () => (await import('./backup')).backupCommand,
  },
  status: { says: 'whether the service answers; for health checks', load: async () => (await import('./status')).statusCommand },
  doctor: {
    says: 'look at everything the service stands on, and say what would help',
    load: async () => (await import('./doctor')).doctorCommand,
  },
  openapi: { says: 'the description of the API', load: async () => (await import('./openapi')).openapiCommand },
  descriptor: {
    says: 'what a service manager reads to start the service',
    load: async () => (await import('./descriptor')).descriptorCommand,
  },
  service: { says: 'have the system start the service by itself', load: async () => (await import('./service')).serviceCommand },
  licenses: {
    says: 'the licenses of Marquee and of the software in it',
    load: async () => (await import('./licenses')).licensesCommand,
  },
  update: { says: 'a newer version, or back to the one before', load: async () => (await import('./update')).updateCommand },
  version: { says: 'which version this is', load: async () => (await import('./version')).versionCommand },
}
