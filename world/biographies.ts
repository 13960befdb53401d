/** Biographies of well-known people in the demo world. Dates are Gregorian; the texts are our own. */
export type Biography = {
  readonly born: string
  readonly died: string | null
  readonly place: string
  readonly known_for: 'Acting' | 'Directing'
  readonly story: string
}

export const biographies: Readonly<Record<string, Biography>> = {
  'Audrey Hepburn': {
    born: '1929-05-04',
    died: '1993-01-20',
    place: 'Ixelles, Belgium',
    known_for: 'Acting',
    story:
      'She trained as a dancer, spent the war in the Netherlands, and won an Academy Award for her first leading part in Hollywood, in “Roman Holiday.” In her last years she traveled the world for UNICEF.',
  },
  'Buster Keaton': {
    born: '1895-10-04',
    died: '1966-02-01',
    place: 'Piqua, Kansas, USA',
    known_for: 'Acting',
    story:
      'He stood on the stage with his parents before he could read, and learned there to fall without a change of face. In the twenties he wrote, directed, and survived the comedies that he starred in, and did the stunts himself. “The General” failed when it was new; it is now counted among the great ones.',
  },
  'Cary Grant': {
    born: '1904-01-18',
    died: '1986-11-29',
    place: 'Bristol, England',
    known_for: 'Acting',
    story:
      'Born Archibald Leach, he came to America with a troupe of acrobats and stayed. For thirty years he was the lightest touch in Hollywood, for Hawks and Cukor in comedies and for Hitchcock in danger.',
  },
  'Charlie Chaplin': {
    born: '1889-04-16',
    died: '1977-12-25',
    place: 'London, England',
    known_for: 'Acting',
    story:
      'He grew up poor in South London and was on the stage as a child. The Tramp, whom he put together from borrowed clothes in 1914, made him the best known person in the world within a few years. He wrote, directed, cut and later scored his movies, and helped found United Artists so that nobody could tell him how.',
  },
  'Dziga Vertov': {
    born: '1896-01-02',
    died: '1954-02-12',
    place: 'Białystok, today Poland',
    known_for: 'Directing',
    story:
      'Born David Kaufman, he took the name of a spinning top. He wanted movies without actors, sets or titles; his brother Mikhail carried the camera, and Elizaveta Svilova, his wife, cut what it saw.',
  },
  'F. W. Murnau': {
    born: '1888-12-28',
    died: '1931-03-11',
    place: 'Bielefeld, Germany',
    known_for: 'Directing',
    story:
      'A flyer in the First World War, he made the camera fly afterwards: “Nosferatu,” “The Last Laugh,” and “Faust” in Germany, then “Sunrise” in Hollywood. He died after a car accident a week before the premiere of his last movie.',
  },
  'Fritz Lang': {
    born: '1890-12-05',
    died: '1976-08-02',
    place: 'Vienna, Austria',
    known_for: 'Directing',
    story:
      'He studied architecture and painting, and built cities for the screen: “Metropolis” took more than a year to shoot. “M” was his first movie with sound. He left Germany in 1933 and made more than twenty movies in America, most of them dark.',
  },
  'Georges Méliès': {
    born: '1861-12-08',
    died: '1938-01-21',
    place: 'Paris, France',
    known_for: 'Directing',
    story:
      'He owned a theater of magic, saw the first films of the Lumière brothers, and had his own camera within months. In a studio of glass he made some five hundred short movies full of tricks. Forgotten, he sold toys in a station of Paris until admirers found him there.',
  },
  'Harold Lloyd': {
    born: '1893-04-20',
    died: '1971-03-08',
    place: 'Burchard, Nebraska, USA',
    known_for: 'Acting',
    story:
      'Glasses without lenses made him the boy from next door, who then climbed the front of a department store. He did so with a thumb and a finger missing on one hand, lost to a bomb that was taken for a prop.',
  },
  'Lon Chaney': {
    born: '1883-04-01',
    died: '1930-08-26',
    place: 'Colorado Springs, Colorado, USA',
    known_for: 'Acting',
    story:
      'His parents were deaf, and he learned early to speak with his face and hands. He made up his faces himself and kept secret how: “The Man of a Thousand Faces” was the hunchback of Notre-Dame and the phantom of the opera.',
  },
  'Sergei Eisenstein': {
    born: '1898-01-22',
    died: '1948-02-11',
    place: 'Riga, today Latvia',
    known_for: 'Directing',
    story:
      'An engineer who came to the theater with the revolution. He was twenty-seven when “Battleship Potemkin” was shown, and wrote for the rest of his life about what happens between two pictures that follow each other.',
  },
  'Vincent Price': {
    born: '1911-05-27',
    died: '1993-10-25',
    place: 'St. Louis, Missouri, USA',
    known_for: 'Acting',
    story:
      'He studied the history of art and collected it all his life. A voice like dark velvet made him the host of haunted houses, for William Castle, for Roger Corman, and at last on a record by Michael Jackson.',
  },
}
