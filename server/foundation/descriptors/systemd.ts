export type ServiceOptions = {
  /** Absolute path of the program. */
  readonly executable: string
  readonly data_dir?: string | undefined
  /** The account of a system service; absent for a user service, which needs no root to install. */
  readonly user?: string | undefined
}

/** Environment variables that the runtime reads before our own code runs. */
export const runtimeSwitches = [
  'BUN_BE_BUN',
  'BUN_OPTIONS',
  'BUN_INSPECT',
  'BUN_INSPECT_CONNECT_TO',
  'BUN_INSPECT_NOTIFY',
  'BUN_CONFIG_VERBOSE_FETCH',
] as const

/** A systemd unit. Memory that is both writable and executable stays allowed: the runtime has a JIT compiler. */
export const systemdUnit = ({ executable, data_dir, user }: ServiceOptions): string => {
  const isOfSystem = user !== undefined
  const folder = data_dir === undefined ? (isOfSystem ? [stateFolder] : []) : [quoted(data_dir)]
  const start = [...[executable, 'serve', '--no-open'].map(quoted), ...(folder.length > 0 ? ['--data-dir', ...folder] : [])]
  return [
    '[Unit]',
    'Description=Marquee, a movie library',
    ...(isOfSystem ? ['After=network-online.target', 'Wants=network-online.target'] : []),
    'StartLimitIntervalSec=300',
    'StartLimitBurst=5',
    '',
    '[Service]',
    'Type=exec',
    `ExecStart=${start.join(' ')}`,
    ...(isOfSystem ? [`User=${user}`, 'EnvironmentFile=-/etc/default/marquee'] : []),
    '# They would make the program a JavaScript runtime, or load foreign code into it.',
    `UnsetEnvironment=${runtimeSwitches.join(' ')}`,
    'Restart=on-failure',
    'RestartSec=5',
    '# Wrong usage, port taken, already running, wrong configuration: another start would change nothing.',
    'RestartPreventExitStatus=64 69 75 78',
    '# Its page was asked to restart it.',
    'RestartForceExitStatus=85',
    'SuccessExitStatus=85',
    'KillSignal=SIGTERM',
    'TimeoutStopSec=15',
    'LimitNOFILE=65536',
    ...everywhere,
    ...(isOfSystem ? asSystemService : []),
    ...(isOfSystem ? writable(data_dir) : []),
    '',
    '[Install]',
    `WantedBy=${isOfSystem ? 'multi-user.target' : 'default.target'}`,
    '',
  ].join('\n')
}

/** Created by systemd for the service's account, which then needs no home. */
const stateFolder = '%S/marquee'

const writable = (data_dir: string | undefined): string[] => [
  ...(data_dir === undefined ? ['StateDirectory=marquee', 'StateDirectoryMode=0700'] : [`ReadWritePaths=${quoted(data_dir)}`]),
  '# Where movies usually are. `systemctl edit marquee.service` adds other folders.',
  'ReadWritePaths=-/home -/media -/mnt -/srv',
]

/** These also work under the user's service manager, on every kernel. */
const everywhere = [
  'UMask=0077',
  'NoNewPrivileges=yes',
  'LockPersonality=yes',
  'RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK',
  'RestrictNamespaces=yes',
  'RestrictRealtime=yes',
  'RestrictSUIDSGID=yes',
  'SystemCallArchitectures=native',
  'SystemCallFilter=@system-service',
  'SystemCallErrorNumber=EPERM',
]

const asSystemService = [
  'CapabilityBoundingSet=',
  'DevicePolicy=closed',
  'DeviceAllow=char-drm rw',
  'PrivateMounts=yes',
  'PrivateTmp=yes',
  'ProtectClock=yes',
  'ProtectControlGroups=yes',
  'ProtectHostname=yes',
  'ProtectKernelLogs=yes',
  'ProtectKernelModules=yes',
  'ProtectKernelTunables=yes',
  'ProtectProc=invisible',
  'ProtectSystem=strict',
  'RemoveIPC=yes',
]

/** Escapes a word for a unit file, where `%` and `$` are special. */
const quoted = (word: string): string => {
  const escaped = word
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll('%', '%%')
    .replaceAll('$', () => '$$')
  return /[\s"'\\;]/.test(word) ? `"${escaped}"` : escaped
}
