import { day, dayAndTime } from './format'
import { interpreter } from './translate'

/** A sentence of the service in the language of the person, its moments in the time of this place. */
export const told = (text: string) =>
  interpreter()
    .sentence(text)
    .replace(/\b(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d(?:\.\d+)?)?(?:Z| UTC)/g, (_, date: string, time: string) =>
      dayAndTime(`${date}T${time}Z`),
    )
    .replace(/(?<![\w.-])\d{4}-\d\d-\d\d(?![\w.-]\w)/g, (date) => day(date))

/** A word that the service declares, such as the label of a setting, in the language of the person. */
export const toldWord = (text: string) => interpreter().word(text)
