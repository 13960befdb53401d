import { describe, expect, test } from 'bun:test'
import { articleLast, firstCharacter, cleanTitle as folderTitle } from '#server/library/files/naming/title-forms'
import { matchMovie } from './match-movie'
import { parseRelease } from './parse-release'
import { accentedQuery, searchQuery } from './search-query'
import { slugOf } from './slug'
import { sortTitle } from './sort-title'

/** Words of twelve scripts; titles are made of two or three of them. */
const words: Record<string, string> = {
  Cyrillic: 'Тихий Ёжик Їжачок Гуляй Війна й мир Большой Кот Річка Подъезд',
  Greek: 'Ήσυχο Λιμάνι Φανάρι Πόλεμος Μαΐου Νύχτα Κόκκινο Σπίτι Δρόμος Άνεμος',
  Georgian: 'წყნარი ნავსადგური ფარანი ომი ღამე წითელი სახლი გზა ქარი მდინარე',
  Armenian: 'Հանգիստ Նավահանգիստ Լապտեր Պատերազմ Գիշեր Կարմիր Տուն Ճանապարհ Քամի Գետ',
  Arabic: 'ميناء هادئ فانوس حرب ليلة أحمر بيت طريق ريح نهر',
  Hebrew: 'נמל שקט פנס מלחמה לילה אדום בית דרך רוח נהר',
  Devanagari: 'शांत बंदरगाह लालटेन युद्ध रात हिन्दी घर रास्ता हवा नदी',
  Thai: 'ท่าเรือ เงียบ โคมไฟ สงคราม กลางคืน น้ำ บ้าน ถนน ลม แม่น้ำ',
  Korean: '조용한 항구 등불 전쟁 밤 붉은 집 길 바람 기생충',
  Japanese: 'しずかな みなと ガラス 戦争 よる あかい いえ みち かぜ パズル',
  Chinese: '安静 港口 灯笼 战争 夜晚 红色 房子 道路 大风 河流',
  Latin: 'Amélie Señor Łódź Ærø Straße Žižkov Ça Übergang Tiếng Çelik',
}

const titles = Object.entries(words).flatMap(([script, text]) => {
  const list = text.split(' ')
  const pairs = list.flatMap((first, at) => list.slice(at + 1).map((second) => `${first} ${second}`))
  return pairs.slice(0, 45).map((title) => ({ script, title }))
})

const movie = (title: string) => ({ title, year: 2021, original_title: title, alternative_titles: [], imdb_id: null, metadata_id: 1 })

test('there are at least 500 titles in 12 scripts', () => {
  expect(titles.length).toBeGreaterThanOrEqual(500)
  expect(Object.keys(words)).toHaveLength(12)
})

describe.each(Object.keys(words))('titles in %s', (script) => {
  const own = titles.filter((each) => each.script === script).map(({ title }) => title)

  test('are asked for as they are written; only Latin letters lose their accents', () => {
    for (const title of own) {
      const asked = searchQuery(title)

      expect(asked).toBe(asked.normalize('NFC'))
      if (script === 'Latin') expect(accentedQuery(title)).toBe(title)
      else expect(asked).toBe(title.normalize('NFC'))
    }
  })

  test('match a release that is named so, composed or decomposed, and no other of them', () => {
    for (const title of own)
      for (const written of [title, title.normalize('NFD'), title.toUpperCase()]) {
        const name = `${written.replaceAll(' ', '.')}.2021.1080p.BluRay.x264-GRP`
        const release = { title: name, parsed: parseRelease(name), imdb_id: null, tmdb_id: null }

        expect(`${written} ${matchMovie(release, movie(title)).matched}`).toBe(`${written} true`)
        expect(own.filter((other) => matchMovie(release, movie(other)).matched)).toEqual([title])
      }
  })

  test('sort, and name folders, by their own letters', () => {
    for (const title of own) {
      const [sorted, folder] = [sortTitle(title), folderTitle(title)]

      expect([sorted, folder]).toEqual([sorted.normalize('NFC'), folder.normalize('NFC')])
      expect(articleLast(title)).toBe(title)
      if (script !== 'Latin') expect([sorted, folder]).toEqual([title.normalize('NFC').toLowerCase(), title.normalize('NFC')])
      expect(firstCharacter(title)).toMatch(/^[\p{L}\p{N}]/u)
      expect(slugOf(title)).toMatch(/^[a-z0-9_-]*$/)
    }
    expect(new Set(own.map(sortTitle)).size).toBe(own.length)
    expect(new Set(own.map(folderTitle)).size).toBe(own.length)
  })
})
