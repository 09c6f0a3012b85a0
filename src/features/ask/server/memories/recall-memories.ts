import { withoutRefused } from '../replies/drink-wish.ts'
import { type Meaning, meaningOf } from './memory-meaning.ts'
import type { MemorySources } from './remember-statements.ts'

/** What counts for a question: nothing while Memory is off, for somebody else, or where the question says it itself. */
export async function recallMemories(
  { memories, usesMemory }: MemorySources,
  memberId: string,
  question: string,
): Promise<readonly Meaning[]> {
  if (forOthers.test(question) || !(await usesMemory(memberId))) return []
  const told = await memories.list(memberId)
  // `instead of whisky` takes nothing back.
  const wanted = withoutRefused(question)
  return told.flatMap(each => {
    const meaning = meaningOf(each)
    return meaning && !meaning.mentioned.test(wanted) ? [meaning] : []
  })
}

const person =
  'wife|husband|friends?|guests?|dad|father|mom|mother|brothers?|sisters?|boss|girlfriend|boyfriend|partner|colleagues?|bud(?:dy|dies)|son|daughter|uncle|aunt|neighbors?|groom|bride|in-law|fiancée?|guys'
const forOthers = new RegExp(
  String.raw`\b(?:(?:my|our|a|the|some|for|his|her) (?:\w+ )?(?:${person})|he|she|they|him|them|we|us|someone|somebody|everyone|everybody|gift|present|party|wedding|crowd)\b`,
  'i',
)
