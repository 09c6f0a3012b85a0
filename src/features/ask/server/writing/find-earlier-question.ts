import { type ComposedReply, type ReplySources, understandAlone } from '../compose-reply.ts'
import { splitQuestion } from '../split-question.ts'
import { isModelRoute } from './is-for-model.ts'

/** The question that this one goes on from, if a model might itself have answered it. */
export async function findEarlierQuestion(
  sources: ReplySources,
  memberId: string,
  { understood: [first] }: ComposedReply,
): Promise<string | undefined> {
  const before = first?.before
  if (before === undefined) return undefined
  const parts = [...new Set([before, ...splitQuestion(before)])]
  const understood = await Promise.all(parts.map(text => understandAlone(sources, memberId, text)))
  return understood.every(({ path }) => isModelRoute(path)) ? before : undefined
}
