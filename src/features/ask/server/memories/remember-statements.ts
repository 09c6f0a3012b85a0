import { findStatements } from './find-statements.ts'
import type { MemoriesStore } from './memories.store.ts'
import { type Meaning, meaningOf, type Told } from './memory-meaning.ts'

export interface MemorySources {
  memories: Pick<MemoriesStore, 'list' | 'save' | 'removeSubject'>
  usesMemory(memberId: string): Promise<boolean>
}

/** What a text has changed. */
export interface HeardStatements {
  remembered: readonly Meaning[]
  forgotten: readonly Meaning[]
  /** Was not remembered: the member has as many as we keep. */
  withoutRoom: readonly Meaning[]
  /** Was not remembered: Memory is off. */
  withoutMemory: readonly Meaning[]
  /** There is no question in it. */
  isAll: boolean
}

export const maxMemories = 40

const nothingHeard: HeardStatements = {
  remembered: [],
  forgotten: [],
  withoutRoom: [],
  withoutMemory: [],
  isAll: false,
}

/** Remembers what the text says about the member for good, and forgets what it takes back, while Memory is on. */
export async function rememberStatements(
  { memories, usesMemory }: MemorySources,
  memberId: string,
  text: string,
): Promise<HeardStatements> {
  const { statements, isAll } = findStatements(text)
  if (statements.length === 0) return nothingHeard
  if (!(await usesMemory(memberId)))
    return { ...nothingHeard, isAll, withoutMemory: statements.flatMap(toMeaning) }
  const heard = { remembered: [] as Meaning[], forgotten: [] as Meaning[], withoutRoom: [] as Meaning[] }
  for (const { subject, value, words, contradicts } of statements)
    if (value === undefined) {
      const removed = await memories.removeSubject(memberId, subject, contradicts)
      heard.forgotten.push(...toMeaning(removed))
    } else {
      const hasRoom = await memories.save(memberId, { subject, value, words }, maxMemories)
      heard[hasRoom ? 'remembered' : 'withoutRoom'].push(...toMeaning({ subject, value }))
    }
  return { ...heard, withoutMemory: [], isAll }
}

function toMeaning(told: { subject: string; value: string | undefined } | undefined): Meaning[] {
  const meaning = told?.value === undefined ? undefined : meaningOf(told as Told)
  return meaning ? [meaning] : []
}
