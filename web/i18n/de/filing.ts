/** What media files, patterns and the subtitle provider are said to be, in German. */
export const filingReasons: Readonly<Record<string, string>> = {
  'a pattern took more than {count} steps': 'ein Muster brauchte mehr als {count} Schritte',
  'the patterns of this judging took too many steps together': 'die Muster brauchten zusammen zu viele Schritte',
}
