/** What other rooms say of their health, in German. */
export const health: Readonly<Record<string, string>> = {
  'The log has the details': 'Näheres steht im Protokoll',
  'Port {port} on {host} is taken by another program': 'Port {port} auf {host} ist von einem anderen Programm belegt',
}
