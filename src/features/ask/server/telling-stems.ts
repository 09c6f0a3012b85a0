import { stemsOf } from '#features/knowledge/server/text-features.ts'

/** What stands in any question and in any statement. */
const unspecific: ReadonlySet<string> = new Set(
  stemsOf(
    'a an the is are was be been do does did can could should would will may must has have it its i my you your me we they them this that these those of to in on at for by with and or if so as from than then there here just really actually ok okay cigar cigars smoke smoking people person still ever even',
  ),
)
const questionWords: ReadonlySet<string> = new Set(
  stemsOf('what whats which who where when why how mean get make know tell'),
)
/** `Why should I care?`, `Does it matter?`, `Which one do I believe?` */
const ofAnyQuestion: ReadonlySet<string> = new Set(
  stemsOf(
    'now next one ones anyone care bother matter point worth believe trust help please answer fix wrong right difference different same use need want go going happen about afterwards after me us diff difrence differ new kind kindly explain whether anything something thing things always ever normal vs versus good keep kept first time times best idea try buy day days long year years stuff got im is am besides',
  ),
)

/** The stems that say what a text is about. */
export function tellingStems(text: string): Set<string> {
  return new Set(stemsOf(text).filter(stem => !unspecific.has(stem)))
}

/** A `long` filler is long, but not in `how long`. */
const measuring = /\bhow (?:long|much|many)\b/gi

/** The same of a question or a heading, without the words that ask. */
export function subjectStems(question: string): Set<string> {
  return new Set([...tellingStems(question.replace(measuring, ' '))].filter(stem => !questionWords.has(stem)))
}

export function saysSomething(stem: string): boolean {
  return !ofAnyQuestion.has(stem)
}

/** `And what should I do?` says nothing by itself. */
export function hasSubject(question: string): boolean {
  return [...subjectStems(question)].some(saysSomething)
}
