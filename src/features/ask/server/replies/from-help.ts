import { capitalize } from '#platform/text.rules.ts'
import type { HelpText } from '../load-question-data.ts'
import type { QuestionReading } from '../open-question-reader.ts'
import type { Reply } from '../reply.ts'
import { asksToConfirm } from './yes-or-no.ts'

/** Below it no text is about the question. */
const minScore = 9.2
const maxNext = 2

/** How a page of this site is used; undefined if none of it is about the question. */
export function answerFromHelp(
  help: readonly HelpText[],
  question: string,
  { help: found }: QuestionReading,
): Reply | undefined {
  if (found[0] === undefined || found[0].score < minScore) return undefined
  const [best, ...others] = found.map(({ id }) => help.find(text => text.id === id)!)
  if (!best) return undefined
  return {
    text: asksToConfirm(question) ? best.text : withoutYes(best.text),
    sources: [{ title: best.heading, path: best.page }],
    next: others.slice(0, maxNext).map(({ heading }) => heading),
  }
}

/** `How do I import a file?` is not answered by `Yes, as a CSV file`. */
function withoutYes(text: string): string {
  return capitalize(text.replace(/^(?:Yes|No)(?:, both)?[,:.] /, ''))
}
