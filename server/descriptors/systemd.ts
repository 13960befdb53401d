export type ServiceOptions = {
  /** Full path of the program. */
  readonly executable: string
  readonly data_dir?: string | undefined
  /** The account of a service of the whole system; absent for one of the user's own, which needs no root to install. */
  readonly user?: string | undefined
}

/** A unit for systemd. It takes from the process what movies do not need; memory that is written and run stays, the runtime compiles as it goes. */
export const systemdUnit = ({ executable, data_dir, user }: ServiceOptions): string => {
  const words = [executable, 'serve', '--no-open', ...(data_dir === undefined ? [] : ['--data-dir', data_dir])]
  return [
    '[Unit]',
    'Description=Marquee, a movie library',
    ...(user === undefined ? [] : ['After=network-online.target', 'Wants=network-online.target']),
    'StartLimitIntervalSec=300',
    'StartLimitBurst=5',
    '',
    '[Service]',
    'Type=exec',
    `ExecStart=${words.map(quoted).join(' ')}`,
    ...(user === undefined ? [] : [`User=${user}`]),
    'Restart=on-failure',
    'RestartSec=5',
    '# Wrong usage, port taken, running already, wrong configuration: another start would change nothing.',
    'RestartPreventExitStatus=64 69 75 78',
    'KillSignal=SIGTERM',
    'TimeoutStopSec=15',
    'LimitNOFILE=65536',
    ...everywhere,
    ...(user === undefined ? [] : asSystemService),
    '',
    '[Install]',
    `WantedBy=${user === undefined ? 'default.target' : 'multi-user.target'}`,
    '',
  ].join('\n')
}

/** These work under the user's own service manager as well, on every kernel. */
const everywhere = [
  'UMask=0077',
  'NoNewPrivileges=yes',
  'LockPersonality=yes',
  'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK',
  'RestrictNamespaces=yes',
  'RestrictRealtime=yes',
  'RestrictSUIDSGID=yes',
  'SystemCallArchitectures=native',
]

const asSystemService = [
  'CapabilityBoundingSet=',
  'PrivateTmp=yes',
  'ProtectClock=yes',
  'ProtectControlGroups=yes',
  'ProtectHostname=yes',
  'ProtectKernelLogs=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelTunables=yes',
  'ProtectSystem=full',
]

/** As a unit file reads it: `%` and `$` mean something there. */
const quoted = (word: string): string => {
  const escaped = word
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('%', '%%')
    .replaceAll('$', () => '$$')
  return /[\s"'\\;]/.test(word) ? `"${escaped}"` : escaped
}
