import type { QuizQuestion } from '../lesson.contract.ts'

/** What to say to each question that is not answered right, by its id; undefined if all are. */
export function explainWrongAnswers(
  quiz: readonly QuizQuestion[],
  answers: Readonly<Record<string, string>>,
): Record<string, string> | undefined {
  const wrong = quiz.filter(({ id, right }) => answers[id] !== right)
  if (wrong.length === 0) return undefined
  return Object.fromEntries(
    wrong.map(question => [question.id, explanationOf(question, answers[question.id])]),
  )
}

function explanationOf({ question, answers }: QuizQuestion, given: string | undefined): string {
  const chosen = answers.find(({ text }) => text === given)
  return chosen ? chosen.why : `Please answer: ${question}`
}
