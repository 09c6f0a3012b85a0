import { joinWithAnd } from '#platform/text.rules.ts'
import type { AnswerSource } from '../../ask.contract.ts'
import type { Reply } from '../reply.ts'
import type { Meaning } from './memory-meaning.ts'
import { type HeardStatements, maxMemories } from './remember-statements.ts'

export const memoriesSource: AnswerSource = {
  title: 'What Arturo remembers about you',
  path: '/dashboard/settings?tab=preferences',
}

/** Below the answer: what the member told before and counted, and what was remembered or forgotten just now. */
export function notesBelow(used: readonly Meaning[], heard: HeardStatements): string[] {
  const justTold = new Set(heard.remembered.map(({ subject }) => subject))
  const told = used.filter(({ subject }) => !justTold.has(subject))
  return [
    ...(told.length > 0 ? [noteOn(told)] : []),
    ...(heard.remembered.length > 0 ? [`I’ll remember ${listed(heard.remembered)}.`] : []),
    ...(heard.forgotten.length > 0 ? [`I no longer remember ${listed(heard.forgotten)}.`] : []),
    ...(heard.withoutRoom.length > 0 ? [withoutRoom] : []),
  ]
}

/** Says which memories were used. */
export function noteOn(used: readonly Meaning[]): string {
  return `You told me ${listed(used)}.`
}

const withoutRoom = `I remember ${maxMemories} things about you already, which is all I can hold; remove one in Settings, and tell me again.`
const howItCounts =
  'It counts when you ask me what to smoke or to drink, unless the question says otherwise. You can read and remove all of it in Settings, tab “Preferences”.'

/** To a text that asks nothing. */
export function acknowledge(heard: HeardStatements): Reply {
  const next = ['What shall I smoke tonight?', 'What do you remember about me?']
  const answer = (text: string): Reply => ({ text, sources: [memoriesSource], isComputed: true, next })
  if (heard.withoutMemory.length > 0)
    return answer(
      `I can’t remember ${listed(heard.withoutMemory)}, because Memory is off. Turn on Memory under AI Preferences in Settings, and tell me again.`,
    )
  const notes = notesBelow([], heard)
  if (notes.length === 0) return answer('I had not remembered that, so there is nothing to forget.')
  return answer([...notes, ...(heard.remembered.length > 0 ? [howItCounts] : [])].join(' '))
}

export function asksWhatIsRemembered(question: string): boolean {
  return /\bwhat (?:all )?(?:do|did|have) (?:you|arturo) (?:know|remember|learn\w*|stored?|remembered)(?: \w+)? about me\b|\bwhat (?:have|did) i (?:tell|told) you about (?:me|myself)\b|\bdo you (?:know|remember) (?:anything|something) about me\b/i.test(
    question,
  )
}

export function listMemories(memories: readonly Meaning[]): Reply {
  return {
    text:
      memories.length === 0
        ? 'You have told me nothing about yourself that I remember. Say for example that you don’t drink alcohol, that you can’t stand smoky drinks, or that you only smoke mild cigars. What your stars show is in Settings, tab “Preferences”.'
        : `You told me ${listed(memories)}. All of it can be removed in Settings, tab “Preferences”, where what your stars show stands as well.`,
    sources: [memoriesSource],
    isComputed: true,
    next: ['What shall I smoke tonight?', 'What have I got left in my humidor?'],
  }
}

/** `that you don’t drink alcohol and that you smoke mild cigars` */
function listed(meanings: readonly Meaning[]): string {
  return joinWithAnd(meanings.map(({ text }) => `that ${text}`))
}
