import { wordsIn } from './split-words.ts'

/** Common words of Spanish, French, German, Italian and Portuguese that are hardly in an English question; articles are, in names. */
const otherWords = new Set(
  'que con por como mi puro esta este un una se cual cuales donde porque hay muy mejor fumar corta cortar para quelle quel avec pour je mon dans comment est ce ich eine einen ist wie mit und nicht kann auch ohne der das ein zu zum zur passt welche welcher welches lassen sich lange soll zigarre zigarren meine che sono perche quale quali posso sigaro sigari uma nao meu si il entre'.split(
    ' ',
  ),
)
const englishWords = new Set(
  'the is are what how my does can should to of it with and or you this that why which'.split(' '),
)
const minWords = 2

/** `Kann ich einen Humidor auch ohne Zedernholz benutzen?` */
export function isOtherLanguage(question: string): boolean {
  if (/[¿¡]/.test(question)) return true
  const words = [...wordsIn([question])]
  const countIn = (list: ReadonlySet<string>) => words.filter(word => list.has(word)).length
  return countIn(otherWords) >= minWords && countIn(englishWords) === 0
}
