import { type Catalog, describe } from './catalog'

export const commands: Catalog = {
  serve: { says: 'run the service (the default)', load: async () => (await import('./serve')).serveCommand },
  demo: { says: 'try Marquee with free movies, all on this computer', load: async () => (await import('./demo')).demoCommand },
  'login-url': { says: 'print a link that signs a browser in once', load: async () => (await import('./login-url')).loginUrlCommand },
  'api-key': { says: 'print the API key, or rotate it', load: async () => (await import('./api-key')).apiKeyCommand },
  token: { says: 'create, list, and revoke tokens of programs', load: async () => (await import('./token')).tokenCommand },
  backup: {
    says: 'create, list, verify, and restore backups',
    load: async () => (await import('./backup')).backupCommand,
  },
  status: { says: 'check whether the service runs', load: async () => (await import('./status')).statusCommand },
  doctor: {
    says: 'check the installation and suggest fixes',
    load: async () => (await import('./doctor')).doctorCommand,
  },
  openapi: { says: 'print the API document', load: async () => (await import('./openapi')).openapiCommand },
  descriptor: {
    says: 'print a service file for systemd or launchd',
    load: async () => (await import('./descriptor')).descriptorCommand,
  },
  service: { says: 'install or remove the system service', load: async () => (await import('./service')).serviceCommand },
  licenses: {
    says: 'print the licenses of Marquee and its dependencies',
    load: async () => (await import('./licenses')).licensesCommand,
  },
  update: { says: 'install the newest version, or roll back', load: async () => (await import('./update')).updateCommand },
  completions: {
    says: 'print what completes commands in your shell',
    load: async () => (await import('./completions')).completionsCommand(describeAll),
  },
  man: { says: 'print the manual page', load: async () => (await import('./man')).manCommand(describeAll) },
  version: { says: 'print the version', load: async () => (await import('./version')).versionCommand },
}

export const describeAll = () => describe(commands)
