/**
 * What a release may be instead of the movie, as in release names: lowercase, no accents, one space between words. `#` is a number of up to
 * three digits, `@` a year.
 */
const phrases = (text: string) =>
  text
    .split(',')
    .map((phrase) => phrase.trim().replaceAll(/\s+/g, ' '))
    .filter((phrase) => phrase !== '')

/** Works about a movie. After "+" or "with" they accompany it. */
export const extras = phrases(`
  sample, proof, press conference, audio track only, dubbed audio track, screen test, trailer, trailers, teaser, teasers, tv spot, tv spots, sneak peek, sneak preview, first look, promo, clip, clips, featurette,
  featurettes, making of, makingof, behind the scenes, behind scenes, bts, deleted scene, deleted scenes, alternate ending, bonus,
  bonuses, special features, extras, extra features, interview, interviews, gag reel, bloopers, outtakes, b roll, commentary only,
  commentary track only, audio only, dub only, subs only, rifftrax, reaction, recap, review, podcast, press kit, epk, bande annonce,
  bandes annonces, coulisses, scenes coupees, scenes inedites, supplements, bonusmaterial, bonusdisc, filmvorschau, vorschau,
  entfallene szenen, geschnittene szenen, hinter den kulissen, extra material, escenas eliminadas, detras de camaras, detras de las
  camaras, como se hizo, entrevistas, contenido extra, material extra, scene eliminate, scene tagliate, dietro le quinte, contenuti
  speciali, contenuti extra, interviste, cenas excluidas, cenas deletadas, bastidores, conteudo extra, zwiastun, dodatki, materialy
  dodatkowe, za kulisami, sceny usuniete, wywiady, upoutavka, ukazka, bonusy, bonusovy disk, film o filmu, smazane sceny, vymazane
  sceny, elozetes, werkfilm, kimaradt jelenetek, extrak, fragman, kamera arkasi, silinmis sahneler, roportaj, bakom kulisserna, bag
  kulisserne, bortklippta scener, ekstramateriale, extramaterial, kulissien takana, lisamateriaalit, трейлер, трейлеры, тизер, тизеры,
  бонус, бонусы, бонусный диск, бонусные материалы, дополнительные материалы, доп материалы, фильм о фильме, фильм о съемках,
  удаленные сцены, вырезанные сцены, интервью, за кадром, как снимали, как это снималось, додаткові матеріали, видалені сцени,
  інтерв'ю, про зйомки, τρειλερ, הטריילר, טריילר
`)

/** Other works that share the movie's name. */
export const otherWorks = phrases(`
  soundtrack, soundtracks, ost, original score, motion picture score, film score, score only, colonna sonora, banda sonora, trilha
  sonora, bande originale, musique du film, filmmusik, sciezka dzwiekowa, саундтрек, саундтреки, саундтрэк, музыка из фильма, музыка к
  фильму, filmzene, originalmusik, audiobook, audio book, audiodrama, audio drama, horbuch, horspiel, audiolibro, audiolivro, livre
  audio, аудиокнига, аудиоспектакль, radio play, ebook, e book, comic book, novelization, novelisation, graphic novel, artbook, art
  book, video game, videogame, pc game, gog, codex, fitgirl, dodi repack, xxx, porn, porno, порно, subpack, subtitles only, dirfix,
  prooffix, nfofix, samplefix, subfix, nfo fix, dir fix, proof fix, sample fix, wallpaper, wallpapers, posters, theme song, music
  video
`)

/** Several movies. */
export const packs = phrases(`
  saga, pack, moviepack, megapack, superpack, boxset, box set, collection box, gift set, movie set, film series, movie series, movies
  series, complete collection, full collection, movie collection, movies collection, film collection, films collection, @ collection,
  # movies, # films, # film, movies #, films #, volumes #, chapters #, duology, dilogy, trilogy, tetralogy, quadrilogy, quadrology,
  pentalogy, hexalogy, heptalogy, octalogy, anthology, double feature, triple feature, franchise, filmography, all movies, all parts,
  coffret, collection complete, trilogie, tetralogie, anthologie, dilogie, duologie, filmographie, filmreihe, komplettbox, komplette
  reihe, sammlung, filmsammlung, alle teile, alle filme, teile #, coleccion, trilogia, tetralogia, antologia, cuadrilogia,
  quadrilogia, duologia, pentalogia, collezione, cofanetto, esalogia, raccolta, tutti i film, colecao, kolekcja, trylogia, pakiet,
  kolekce, sbirka, gyujtemeny, verzameling, samling, samlingen, samlebox, samleboks, kokoelma, koko sarja, seri film, film serisi,
  koleksiyon, uclemesi, трилогия, дилогия, тетралогия, квадрология, квадрилогия, пенталогия, гексалогия, антология, коллекция,
  сборник, все части, все фильмы, части #, фильмы #, бокс сет, # фильма, # фильмов, # части, # частей, трилогія, дилогія, антологія,
  колекція, збірка, τριλογια, συλλογη, הטרילוגיה, טרילוגיה, אוסף, ثلاثية, مجموعة, سلسلة, integrale
`)

/** A series or part of one. */
export const series = phrases(`
  mini series, miniseries, limited series, tv series, tv show, web series, complete series, full series, anime series, animated
  series, season, seasons, series #, ep #, eps #, # eps, part #, pt #, parts #, chapter #, cd1, cd2, # of #, saison, saisons, episode,
  episodes, mini serie, miniserie, serie tv, serie complete, serie tele, telefilm serie, staffel, staffeln, folge, folgen, komplette
  serie, fernsehserie, tv serie, mehrteiler, teil #, temporada, temporadas, capitulo, capitulos, episodio, episodios, serie completa,
  serie de tv, cap #, stagione, stagioni, puntata, puntate, episodi, serie televisiva, minisserie, seriado, sezon, sezonu, odcinek,
  odcinki, odc #, miniserial, # serie, dil #, # dil, serial tv, sezona, epizoda, epizody, # seria, seria #, evad, epizod, # resz,
  sorozat, seizoen, seizoenen, aflevering, afleveringen, complete serie, hele serie, sasong, avsnitt, saeson, sæson, afsnit, sesong,
  hele serien, kausi, jakso, jaksot, tuotantokausi, bolum, bolumler, dizi, dizisi, sezonul, episodul, serialul, hooaeg, сезон, сезоны,
  серия, серии, серий, эпизод, эпизоды, сериал, минисериал, телесериал, выпуск #, # выпуск, выпуски, # из #, сезони, серія, серії,
  серій, епізод, серіал, мінісеріал, сезона, σεζον, επεισοδιο, επεισοδια, סדרה, עונה, פרק #, פרקים, الموسم, الحلقة, الحلقات, مسلسل,
  سریال, فصل #, فصل اول, قسمت #, सीजन, सीज़न, एपिसोड, ตอนที่ #, ซีซั่น, ซีซัน, ซีรีส์
`)

/** Chinese, Japanese and Korean are written without spaces. */
export const unspaced =
  /预告|花絮|幕后|特典|予告|メイキング|サウンドトラック|原声|原聲|第[\d一二三四五六七八九十]{1,3}[季話话集]|全\d{1,3}[集話话]|[两二三四五六七八]部曲|合集|三部作|シーズン\d|예고편|시즌|메이킹|\d부작|\d{1,3}[화회](?!\p{L})|사운드트랙/u

/** Phrases that look like one of these but are not. */
export const harmless = phrases('version integrale, criterion collection, eclipse series')
