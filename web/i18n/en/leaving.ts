export const leaving = {
  'leaving.title': 'Leaving soon',
  'leaving.rules': 'Storage rules',
  'leaving.on': 'Leaves on {day}',
  'leaving.shrinks_on': 'Replaced by a smaller file from {day}',
  'leaving.short': 'Leaves {day}',
  'leaving.needs_ok': 'Stays until you let it go',
  'leaving.keep': 'Keep',
  'leaving.kept': 'Kept: no storage rule takes it',
  'leaving.let_go': 'Let it go',
  'leaving.let_go_title': 'Let {title} go?',
  'leaving.let_go_text':
    'The last search for it found nothing on any indexer, so it may not be possible to download it again. Its files stay in the recycle bin for a while.',
  'leaving.now_kept': '{title} is kept',
  'leaving.no_longer_kept': '{title} is no longer kept',
  'leaving.confirmed': '{title} will leave as announced',
  'leaving.by': 'By the rule “{rule}”',
  'leaving.more': { one: 'and one more', other: 'and {count} more' },
} as const
