import type { Described } from './catalog'
import { optionOf } from './command'
import { exitCodes } from './exit-codes'

/** What a leading dot or an unescaped hyphen would mean to troff. */
const plain = (text: string): string =>
  text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^([.'])/, '\\&$1')
const entry = (term: string, says: string): string[] => ['.TP', `.B ${plain(term)}`, plain(says)]

const codes: Readonly<Record<keyof typeof exitCodes, string>> = {
  ok: 'done',
  usage: 'the command line is wrong',
  unavailable: 'it cannot be done now',
  internal: 'a fault in Marquee',
  tryAgain: 'the service is starting, stopping, or in the way: try again',
  config: 'the data folder, the database, or the listen address cannot be used',
  restart: 'asks a service manager for another start',
}
const environment: Readonly<Record<string, string>> = {
  MARQUEE_DATA_DIR: 'data folder of the service',
  MARQUEE_LISTEN: 'where to listen, as HOST:PORT',
  MARQUEE_NO_OPEN: 'open no browser',
}

/** The manual page, in section 1. */
export const manualPage = (version: string, commands: readonly Described[]): string =>
  [
    `.TH MARQUEE 1 "" "Marquee ${version}" "User Commands"`,
    ...['.SH NAME', 'marquee \\- a movie library for your home'],
    ...['.SH SYNOPSIS', '.B marquee', '.RI [ command ]', '.RI [ options ]'],
    '.SH DESCRIPTION',
    'Without a command, Marquee runs its service: a web page on http://localhost:8080 that finds, downloads, imports, and plays movies.',
    ...['.SH COMMANDS', ...commands.flatMap(ofCommand)],
    ...['.SH ENVIRONMENT', ...Object.entries(environment).flatMap(([name, says]) => entry(name, says))],
    '.SH FILES',
    ...entry('~/.local/share/marquee', 'library and settings of a person'),
    ...entry('/var/lib/marquee', 'library and settings of the system service'),
    ...entry('/etc/default/marquee', 'environment of the system service'),
    '.SH EXIT STATUS',
    ...Object.entries(codes).flatMap(([name, says]) => entry(String(exitCodes[name as keyof typeof exitCodes]), says)),
    '.SH EXAMPLES',
    ...entry('sudo -u marquee marquee login-url --data-dir /var/lib/marquee', 'Sign a browser in to the system service.'),
    '',
  ].join('\n')

const ofCommand = ({ name, says, flags, forms }: Described): string[] => [
  `.SS "marquee ${plain(name)}"`,
  plain(`${says[0]?.toUpperCase() ?? ''}${says.slice(1)}.`),
  ...forms.flatMap(({ words, says: what }) => (what === undefined ? [] : entry(`marquee ${[name, ...words].join(' ')}`, what))),
  ...Object.entries(flags).flatMap(([flag, { value, says: what }]) => entry(optionOf(flag, value), what)),
]
