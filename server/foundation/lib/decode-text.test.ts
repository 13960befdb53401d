import { expect, test } from 'bun:test'
import { decodeText } from './decode-text'

test.each([
  ['utf-8', null, 'Żółć'],
  ['windows-1250', 'pl', 'Żółć'],
  ['windows-1251', 'ru', 'Привет'],
  ['windows-1252', 'fr', 'Ça va déjà'],
  ['windows-1253', 'el', 'Γειά'],
])('decodes %s as %p', (encoding, language, text) => {
  expect(decodeText(encode(text, encoding), language)).toBe(text)
})

test('a byte order mark wins', () => {
  expect(decodeText(new Uint8Array([0xff, 0xfe, ...Buffer.from('né', 'utf16le')]), 'ru')).toBe('né')
  expect(decodeText(new Uint8Array([0xef, 0xbb, 0xbf, ...Buffer.from('né')]), 'ru')).toBe('né')
})

test('detects UTF-16 without a byte order mark', () => {
  const text = '1\n00:00:01,000 --> 00:00:02,000\nПривет, мир\n'
  const little = Buffer.from(text, 'utf16le')

  expect(decodeText(little, 'ru')).toBe(text)
  expect(decodeText(Buffer.from(little).swap16(), 'ru')).toBe(text)
})

test('keeps treating UTF-8 with damaged letters as UTF-8', () => {
  const damaged = Buffer.concat([Buffer.from('Привет, как дела? '), Buffer.from([0xd0]), Buffer.from(' Хорошо')])

  expect(decodeText(damaged, 'ru')).toBe('Привет, как дела? \ufffd Хорошо')
})

const said: Readonly<Record<string, readonly [encoding: string, text: string]>> = {
  pl: ['windows-1250', 'Nie wiem, co się dzieje. Gdzie jesteś?\nPrzepraszam, że się spóźniłem.\nMusimy już iść, czekają na nas.'],
  cs: [
    'windows-1250',
    'Nevím, co se děje. Kde jsi?\nPromiň, že jdu pozdě.\nMusíme už jít, čekají na nás.\nTo je nejdůležitější věc na světě.',
  ],
  hu: ['windows-1250', 'Nem tudom, mi történik. Hol vagy?\nBocsánat, hogy elkéstem.\nKöszönök mindent, őrült idők ezek.\nTűz és víz.'],
  ro: [
    'windows-1250',
    'Nu ştiu ce se întâmplă. Unde eşti?\nÎmi pare rău că am întârziat.\nTrebuie să plecăm, ne aşteaptă.\nMulţumesc pentru tot.',
  ],
  ru: ['windows-1251', 'Я не знаю, что происходит. Где ты?\nПрости, что опоздал.\nНам пора идти, нас ждут.'],
  uk: ['windows-1251', 'Я не знаю, що відбувається. Де ти?\nВибач, що запізнився.\nНам час іти, на нас чекають.'],
  bg: ['windows-1251', 'Не знам какво става. Къде си?\nИзвинявай, че закъснях.\nТрябва да тръгваме, чакат ни.'],
  el: ['windows-1253', 'Δεν ξέρω τι συμβαίνει. Πού είσαι;\nΣυγγνώμη που άργησα.\nΠρέπει να φύγουμε, μας περιμένουν.'],
  tr: ['windows-1254', 'Ne olduğunu bilmiyorum. Neredesin?\nGeciktiğim için özür dilerim.\nHer şey için teşekkürler, çok şaşırdım.'],
  he: ['windows-1255', 'אני לא יודע מה קורה. איפה אתה?\nסליחה שאיחרתי.\nאנחנו צריכים ללכת, מחכים לנו.'],
  ar: ['windows-1256', 'لا أعرف ماذا يحدث. أين أنت؟\nآسف على التأخير.\nيجب أن نذهب، إنهم ينتظروننا.'],
  ja: ['shift_jis', '何が起きているのか分からない。どこにいるの？\n遅れてごめんなさい。\nもう行かなくちゃ、みんな待っている。'],
  ko: ['euc-kr', '무슨 일인지 모르겠어. 어디야?\n늦어서 미안해.\n이제 가야 해, 기다리고 있어.'],
  zh: ['gb18030', '我不知道发生了什么。你在哪里？\n对不起，我迟到了。\n我们得走了，他们在等我们。'],
  tw: ['big5', '我不知道發生了什麼。你在哪裡？\n對不起，我遲到了。\n我們得走了，他們在等我們。'],
  de: ['windows-1252', 'Ich weiß nicht, was passiert. Wo bist du?\nEntschuldige die Verspätung.\nWir müssen gehen, schöne Grüße.'],
  fr: ['windows-1252', 'Je ne sais pas ce qui se passe. Où es-tu ?\nDésolé d’être en retard.\nMerci pour tout, ça va être génial là-bas.'],
  es: ['windows-1252', 'No sé qué está pasando. ¿Dónde estás?\nPerdón por llegar tarde.\nNos están esperando mañana, señor.'],
  'Russian of old Unix': ['koi8-r', 'Я не знаю, что происходит. Где ты?\nПрости, что опоздал.\nНам пора идти, нас ждут.'],
}
test.each(Object.keys(said))('tells the encoding of a text by its letters, without knowing its language: %s', (name) => {
  const [encoding, text] = said[name]!
  const lines = text.split('\n').map((line, i) => `${i + 1}\r\n00:00:0${i},000 --> 00:00:0${i + 1},000\r\n${line}\r\n`)
  const whole = lines.join('\r\n')

  expect(decodeText(encode(whole, encoding), null)).toBe(whole)
})

test.each([
  ['lv', 'windows-1257', 'Mums jāiet, mūs gaida. Paldies par visu, ļoti jauki.'],
  ['th', 'windows-874', 'ฉันไม่รู้ว่าเกิดอะไรขึ้น'],
  ['ru', 'koi8-r', 'Я не знаю, что происходит. Где ты?'],
  ['zh', 'big5', '對不起，我遲到了。謝謝你做的一切。'],
  ['ja', 'euc-jp', '何が起きているのか分からない。どこにいるの？'],
])('a known language leaves only its own encodings: %s in %s', (language, encoding, text) => {
  expect(decodeText(encode(text, encoding), language)).toBe(text)
})

test('decodes UTF-32 by its mark', () => {
  const little = Uint8Array.from([
    0xff,
    0xfe,
    0,
    0,
    ...[...'né😀'].flatMap((letter) => [...new Uint8Array(Uint32Array.of(letter.codePointAt(0)!).buffer)]),
  ])

  expect(decodeText(little, null)).toBe('né😀')
})

test('one damaged letter beside one intact letter leaves a text UTF-8', () => {
  const damaged = Buffer.concat([Buffer.from('It’s fine. '), Buffer.from([0xe2, 0x80]), Buffer.from(' Yes.')])

  expect(decodeText(damaged, 'en')).toBe('It’s fine. \ufffd Yes.')
})

/** Encodes the text in the given encoding, by inverting its decoder. */
const encode = (text: string, encoding: string): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text)
  const table = tableOf(encoding)
  return Uint8Array.from([...text].flatMap((letter) => table.get(letter) ?? [63]))
}

const tableOf = (encoding: string): ReadonlyMap<string, readonly number[]> => {
  const decoder = new TextDecoder(encoding as Bun.Encoding)
  const bytes = Array.from({ length: 256 }, (_, byte) => byte)
  const table = new Map(bytes.map((byte) => [decoder.decode(new Uint8Array([byte])), [byte]]))
  if (!/jis|euc|gb|big5/.test(encoding)) return table
  for (const lead of bytes.slice(0x81, 0xff))
    for (const trail of bytes.slice(0x40, 0xff)) {
      const letter = decoder.decode(new Uint8Array([lead, trail]))
      if ([...letter].length === 1 && !table.has(letter)) table.set(letter, [lead, trail])
    }
  return table
}
