import type { Outside } from './outside'

type Start = Pick<Outside, 'env' | 'platform' | 'pid'>

/** Whether somebody would see a browser that this program opens: there is a display, and no service manager started us. */
export const hasDisplay = (start: Start): boolean => hasScreen(start) && !isStartedByServiceManager(start)

/** Whether there is a screen that this program may show something on. */
export const hasScreen = ({ env, platform }: Omit<Start, 'pid'>): boolean =>
  platform === 'linux' ? Boolean(env.DISPLAY || env.WAYLAND_DISPLAY) : !env.SSH_CONNECTION

/**
 * systemd hands INVOCATION_ID down to everything that a desktop starts, because the desktop is a unit itself; SYSTEMD_EXEC_PID tells
 * the unit's own process from those (since systemd 248). launchd names its jobs in XPC_SERVICE_NAME; a program that was double-clicked is "application.…",
 * and one in a terminal "0".
 */
export const isStartedByServiceManager = ({ env, platform, pid }: Start): boolean => {
  if (platform === 'linux') return env.SYSTEMD_EXEC_PID ? env.SYSTEMD_EXEC_PID === String(pid) : isOfOldSystemd({ env, platform })
  if (platform !== 'darwin') return false
  const job = env.XPC_SERVICE_NAME ?? '0'
  return job !== '0' && !job.startsWith('application.')
}

const isOfOldSystemd = (start: Omit<Start, 'pid'>): boolean => Boolean(start.env.INVOCATION_ID) && !hasScreen(start)
