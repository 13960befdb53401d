type Chapter = { readonly start_seconds: number; readonly title: string }
export const chapterKinds = ['intro', 'credits'] as const
type ChapterKind = (typeof chapterKinds)[number]

/** Names without accents, each in the language of its line. “Opening” and “Ending” alone are scenes, so they are not here. */
const intros = [
  'intro, introduction, opening credits, opening titles, main titles, main title, title sequence',
  'vorspann, titelsequenz',
  'generique de debut, generique d ouverture',
  'creditos iniciales, titulos iniciales, introduccion, creditos iniciais, abertura',
  'titoli di testa, sigla iniziale',
  'openingstitels, begintitels, fortexter, fortekster, alkutekstit',
  'czolowka, uvodni titulky, foszcim, jenerik',
  'вступительные титры, начальные титры, заставка',
  'オープニングクレジット, 片头, 片頭, 오프닝 크레딧',
]
const endings = [
  'end credits, closing credits, credits, end titles, closing titles, credit roll',
  'abspann, nachspann',
  'generique de fin, generique',
  'creditos finales, creditos, titulos finales, creditos finais',
  'titoli di coda, sigla finale',
  'aftiteling, eindtitels, eftertexter, sluttekster, rulletekster, lopputekstit',
  'napisy koncowe, zaverecne titulky, stablista, bitis jenerigi, son jenerik',
  'финальные титры, титры, конечные титры',
  'エンドロール, エンドクレジット, エンディングクレジット, 片尾, 片尾字幕, 엔딩 크레딧, 크레딧',
]

/** As names are compared: without case, accents, number, and punctuation. */
const plain = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ł/g, 'l')
    .replace(/[^\p{L}]+/gu, ' ')
    .trim()
const wordsOf = (lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(',').map(plain))
const introNames = wordsOf(intros)
const creditsNames = wordsOf(endings)
/** The name, alone or with something behind it: `Abspann & Outtakes`. */
const isNamed = (title: string, names: readonly string[]): boolean => names.some((name) => title === name || title.startsWith(`${name} `))
const isCalled = (title: string, names: readonly string[]): boolean =>
  isNamed(title, names) || isNamed(title.replace(/^(chapter|kapitel|chapitre|capitulo|capitolo) /, ''), names)

/** An introduction that takes longer is part of the movie. */
const longestIntro = 360
/** The beginning and the end of a movie, as parts of its length. */
const beginning = 0.3
const end = 0.7

/**
 * What a chapter is, by its name and place: a name such as `Générique` says it only together with the place. `next` is where the next chapter
 * begins.
 */
const chapterKind = ({ start_seconds, title }: Chapter, { next, duration }: { next: number; duration: number }): ChapterKind | null => {
  const name = plain(title)
  const [isIntro, isCredits] = [isCalled(name, introNames), isCalled(name, creditsNames)]
  if (duration <= 0 || (!isIntro && !isCredits)) return null
  if (start_seconds >= duration * end) return isCredits ? 'credits' : null
  return start_seconds <= duration * beginning && next - start_seconds <= longestIntro ? 'intro' : null
}

/** The chapters with what each of them is. */
export const withKinds = <C extends Chapter>(chapters: readonly C[], duration: number): (C & { kind: ChapterKind | null })[] =>
  chapters.map((chapter, i) => ({
    ...chapter,
    kind: chapterKind(chapter, { next: chapters[i + 1]?.start_seconds ?? duration, duration }),
  }))

/** Where the credits begin; null if no chapter says so. */
export const creditsOf = (chapters: readonly Chapter[], duration: number): number | null =>
  withKinds(chapters, duration).find(({ kind }) => kind === 'credits')?.start_seconds ?? null
