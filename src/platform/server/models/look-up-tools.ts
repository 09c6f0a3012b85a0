import { stepCountIs, type ToolSet, tool } from 'ai'
import * as z from 'zod/mini'
import type { LookUp } from './model.ts'

/** Rounds in which a model may look something up. In the one after them it has to answer. */
const maxRounds = 5
/** In all rounds together: a model may ask for many in each. */
const maxLookUps = 10
const maxQuestionLength = 300

const input = z.strictObject({ question: z.string().check(z.minLength(1), z.maxLength(maxQuestionLength)) })

/**
 * The look-ups as tools of the library. It refuses other names and other arguments by itself, and tells the model so; a
 * tool call in the last round ends the answer with an error.
 */
export function toToolOptions(lookUps: readonly LookUp[]) {
  const prepareStep = ({ stepNumber }: { stepNumber: number }) =>
    stepNumber < maxRounds ? {} : { toolChoice: 'none' as const }
  return { tools: toTools(lookUps), stopWhen: stepCountIs(maxRounds + 1), prepareStep }
}

function toTools(lookUps: readonly LookUp[]): ToolSet {
  let count = 0
  let last = Promise.resolve('')
  return Object.fromEntries(
    lookUps.map(({ name, description, answer }) => [
      name,
      tool({
        description,
        inputSchema: input,
        execute({ question }) {
          count += 1
          if (count > maxLookUps) return 'No look-ups are left. Answer with what you have.'
          // One after the other: the calls of a round come all at once, and each may take a connection of the database.
          last = last.then(() => answer(question))
          return last
        },
      }),
    ]),
  )
}
