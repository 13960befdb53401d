import { runtimeSwitches, type ServiceOptions } from './systemd'

export const launchdLabel = 'app.marquee.service'

/** For launchd: starts at login, or at boot if it has its own account, and restarts after a failure. */
export const launchdPlist = ({ executable, data_dir, user }: ServiceOptions): string => {
  const words = [executable, 'serve', '--no-open', ...(data_dir === undefined ? [] : ['--data-dir', data_dir])]
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
  <key>Label</key>
  <string>${launchdLabel}</string>
  <key>ProgramArguments</key>
  <array>
${words.map((word) => `    <string>${Bun.escapeHTML(word)}</string>`).join('\n')}
  </array>${user === undefined ? '' : `\n  <key>UserName</key>\n  <string>${Bun.escapeHTML(user)}</string>`}
  <key>EnvironmentVariables</key>
  <dict>
${runtimeSwitches.map((name) => `    <key>${name}</key>\n    <string></string>`).join('\n')}
  </dict>
  <key>RunAtLoad</key>
  <true/>
  <key>KeepAlive</key>
  <dict>
    <key>SuccessfulExit</key>
    <false/>
  </dict>
  <key>ThrottleInterval</key>
  <integer>10</integer>
  <key>ExitTimeOut</key>
  <integer>15</integer>
  <key>Umask</key>
  <integer>63</integer>
  <key>SoftResourceLimits</key>
  <dict>
    <key>NumberOfFiles</key>
    <integer>65536</integer>
  </dict>
</dict>
</plist>
`
}

/** Replaces the descriptor in the diagnostic bundle, as what matters is the loaded one. */
export const launchdHint = `# Marquee is started by launchd.
# The descriptor that would be installed: marquee descriptor launchd
# The one that is loaded now:
launchctl print gui/$(id -u)/${launchdLabel}
`
