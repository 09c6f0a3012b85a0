import { wordsIn } from './split-words.ts'

/** Words that stand in nearly every sentence of Spanish, French, German, Italian and Portuguese, and in no English one. */
const otherWords = new Set(
  'que el los las una para con por como mi puro esta este le les est quelle quel avec pour je mon dans ich eine einen der das ist wie mit und nicht kann auch ohne il che di sono perche um uma nao com meu'.split(
    ' ',
  ),
)
const englishWords = new Set(
  'the is are what how my do does can should to of it in with for and or i you this that why which'.split(
    ' ',
  ),
)
const minWords = 2

/** `Kann ich einen Humidor auch ohne Zedernholz benutzen?` */
export function isOtherLanguage(question: string): boolean {
  const words = [...wordsIn([question])]
  const countIn = (list: ReadonlySet<string>) => words.filter(word => list.has(word)).length
  return countIn(otherWords) >= minWords && countIn(englishWords) === 0
}
