import type { Outside } from './outside'

type Start = Pick<Outside, 'env' | 'platform' | 'pid'>

/** Whether a browser that this program opens would be seen: there is a display, and no service manager started the program. */
export const hasDisplay = (start: Start): boolean => hasScreen(start) && !isStartedByServiceManager(start)

/** Whether there is a screen to show something on. */
export const hasScreen = ({ env, platform }: Omit<Start, 'pid'>): boolean =>
  platform === 'linux' ? Boolean(env.DISPLAY || env.WAYLAND_DISPLAY) : !env.SSH_CONNECTION

/**
 * systemd passes INVOCATION_ID to everything a desktop starts, because the desktop itself is a unit; SYSTEMD_EXEC_PID identifies the unit's
 * own process (since systemd 248). launchd puts the job's name in XPC_SERVICE_NAME: "application.…" for a program that was double-clicked,
 * "0" in a terminal.
 */
export const isStartedByServiceManager = ({ env, platform, pid }: Start): boolean => {
  if (platform === 'linux') return env.SYSTEMD_EXEC_PID ? env.SYSTEMD_EXEC_PID === String(pid) : isOfOldSystemd({ env, platform })
  if (platform !== 'darwin') return false
  const job = env.XPC_SERVICE_NAME ?? '0'
  return job !== '0' && !job.startsWith('application.')
}

const isOfOldSystemd = (start: Omit<Start, 'pid'>): boolean => Boolean(start.env.INVOCATION_ID) && !hasScreen(start)
