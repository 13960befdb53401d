import type { ServiceOptions } from './systemd'

type TaskOptions = ServiceOptions & {
  /**
   * `DOMAIN
   * ame`, the account whose sign-in starts the service.
   */
  readonly account: string
}

/** For Task Scheduler, whose defaults would stop the service after 72 hours and not start it on battery. */
export const windowsTask = ({ executable, data_dir, account }: TaskOptions): string => {
  const words = ['serve', '--no-open', ...(data_dir === undefined ? [] : ['--data-dir', `"${data_dir}"`])].join(' ')
  const user = Bun.escapeHTML(account)
  return `<?xml version="1.0" encoding="UTF-16"?>
<Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task">
  <RegistrationInfo>
    <Description>Marquee, a movie library</Description>
  </RegistrationInfo>
  <Triggers>
    <LogonTrigger>
      <Enabled>true</Enabled>
      <UserId>${user}</UserId>
    </LogonTrigger>
  </Triggers>
  <Principals>
    <Principal id="Author">
      <UserId>${user}</UserId>
      <LogonType>InteractiveToken</LogonType>
      <RunLevel>LeastPrivilege</RunLevel>
    </Principal>
  </Principals>
  <Settings>
    <MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>
    <DisallowStartIfOnBatteries>false</DisallowStartIfOnBatteries>
    <StopIfGoingOnBatteries>false</StopIfGoingOnBatteries>
    <StartWhenAvailable>true</StartWhenAvailable>
    <RunOnlyIfIdle>false</RunOnlyIfIdle>
    <Hidden>true</Hidden>
    <ExecutionTimeLimit>PT0S</ExecutionTimeLimit>
    <Priority>7</Priority>
    <RestartOnFailure>
      <Interval>PT1M</Interval>
      <Count>5</Count>
    </RestartOnFailure>
  </Settings>
  <Actions Context="Author">
    <Exec>
      <Command>${Bun.escapeHTML(executable)}</Command>
      <Arguments>${Bun.escapeHTML(words)}</Arguments>
    </Exec>
  </Actions>
</Task>
`
}
