/** What other rooms say of their health, in German. */
export const health: Readonly<Record<string, string>> = {
  'The list has {count} movies left of {most}. Nothing was changed; sync it by hand to accept this':
    'Von {most} Filmen der Liste sind {count} übrig. Nichts wurde geändert; wer das gelten lassen will, gleicht sie von Hand ab',
  'The log has the details': 'Näheres steht im Protokoll',
  'Port {port} on {host} is taken by another program': 'Port {port} auf {host} ist von einem anderen Programm belegt',
}
