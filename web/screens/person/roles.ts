import type { MetadataMatch } from '../../data/api/types'
import { type CreditOrder, type Department, departments } from './names'

export type Credit = MetadataMatch & { readonly role: string | null }

/** Jobs by department. The metadata provider names them in English, whatever the language of its texts. */
const jobs = {
  directing: ['Director', 'Co-Director'],
  writing: [
    'Adaptation',
    'Author',
    'Book',
    'Characters',
    'Co-Writer',
    'Comic Book',
    'Dialogue',
    'Graphic Novel',
    'Idea',
    'Novel',
    'Original Concept',
    'Original Film Writer',
    'Original Story',
    'Scenario Writer',
    'Screenplay',
    'Screenstory',
    'Short Story',
    'Story',
    'Story Editor',
    'Teleplay',
    'Theatre Play',
    'Writer',
  ],
  production: [
    'Associate Producer',
    'Casting',
    'Co-Executive Producer',
    'Co-Producer',
    'Delegated Producer',
    'Executive Producer',
    'Line Producer',
    'Presenter',
    'Producer',
    'Production Manager',
    'Production Supervisor',
    'Supervising Producer',
    'Unit Production Manager',
  ],
  camera: [
    'Additional Photography',
    'Camera Operator',
    'Cinematography',
    'Director of Photography',
    'First Assistant Camera',
    'Still Photographer',
    'Steadicam Operator',
  ],
  editing: ['Additional Editing', 'Assistant Editor', 'Co-Editor', 'Colorist', 'Editor', 'Supervising Film Editor'],
  music: [
    'Additional Music',
    'Conductor',
    'Lyricist',
    'Main Title Theme Composer',
    'Music',
    'Music Arranger',
    'Music Editor',
    'Music Producer',
    'Music Supervisor',
    'Musician',
    'Orchestrator',
    'Original Music Composer',
    'Songs',
    'Theme Song Performance',
    'Vocals',
  ],
  crew: [
    'Additional Second Assistant Director',
    'Animation',
    'Animation Director',
    'Animation Supervisor',
    'Art Direction',
    'Assistant Art Director',
    'Assistant Director',
    'Assistant Production Manager',
    'Character Designer',
    'Choreographer',
    'Consulting Producer',
    'Costume Design',
    'Costume Designer',
    'Creative Consultant',
    'Creative Producer',
    'Creator',
    'First Assistant Director',
    'Foley Artist',
    'Gaffer',
    'Hairstylist',
    'In Memory Of',
    'Key Animation',
    'Makeup Artist',
    'Post Production Supervisor',
    'Production Assistant',
    'Production Design',
    'Script Supervisor',
    'Second Assistant Director',
    'Second Unit Director',
    'Set Decoration',
    'Set Designer',
    'Sound',
    'Sound Designer',
    'Sound Director',
    'Sound Editor',
    'Sound Mixer',
    'Sound Re-Recording Mixer',
    'Sound Supervisor',
    'Special Effects',
    'Special Effects Supervisor',
    'Storyboard',
    'Storyboard Artist',
    'Stunt Coordinator',
    'Stunts',
    'Supervising Sound Editor',
    'Technical Advisor',
    'Thanks',
    'Visual Effects',
    'Visual Effects Producer',
    'Visual Effects Supervisor',
  ],
} as const satisfies Readonly<Record<Exclude<Department, 'acting'>, readonly string[]>>

const departmentOfJob: ReadonlyMap<string, Department> = new Map(
  departments.flatMap((department) =>
    department === 'acting' ? [] : jobs[department].map((job) => [job.toLowerCase(), department] as const),
  ),
)

/** What a person did for a movie. Anything that is not a known job is a character. */
export const departmentOf = (role: string | null): Department => departmentOfJob.get(role?.trim().toLowerCase() ?? '') ?? 'acting'

type Work = { readonly department: Department; readonly credits: readonly Credit[] }

/** The movies by what the person did for them: what they are known for comes first, then what they did most. */
export const worksOf = (credits: readonly Credit[], knownFor: string | null): Work[] => {
  const name = knownFor?.toLowerCase()
  const main = name === 'sound' ? 'music' : name
  return departments
    .map((department) => ({ department, credits: credits.filter(({ role }) => departmentOf(role) === department) }))
    .filter((work) => work.credits.length > 0)
    .toSorted((a, b) => Number(b.department === main) - Number(a.department === main) || b.credits.length - a.credits.length)
}

/** Votes that weigh as much as a movie's own rating, and the rating they stand for. */
const DOUBT = 50
const AVERAGE = 6.5
/** A rating by few hardly moves it: otherwise one admirer would make a movie the best one. */
const worth = ({ rating, rating_votes }: Credit) => {
  const votes = rating === null ? 0 : (rating_votes ?? 0)
  return (votes * (rating ?? 0) + DOUBT * AVERAGE) / (votes + DOUBT)
}

/** Movies come from the service by popularity. Those without a year are last: most of them are only planned. */
export const inOrder = (credits: readonly Credit[], order: CreditOrder): readonly Credit[] => {
  if (order === 'popularity') return credits
  if (order === 'rating') return credits.toSorted((a, b) => worth(b) - worth(a))
  return credits.toSorted((a, b) => (b.year ?? 0) - (a.year ?? 0))
}
