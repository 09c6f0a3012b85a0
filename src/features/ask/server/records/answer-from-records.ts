import { type Reply, refusal } from '../reply.ts'
import { answerFromBar } from './from-bar.ts'
import { answerFromClimate } from './from-climate.ts'
import { answerFromHumidor } from './from-humidor.ts'
import { answerFromJournal } from './from-journal.ts'
import { answerFromVault } from './from-vault.ts'
import type { AnswerFromRecords, RecordMoment, RecordSources, RecordSubject } from './records.ts'

/** The first that the question is of; what is left is in the humidor. */
const answers: readonly AnswerFromRecords[] = [
  answerFromVault,
  answerFromJournal,
  answerFromClimate,
  answerFromBar,
  answerFromHumidor,
]

const events = /\bevents?\b|\brsvps?\b|\bsigned up\b|\btickets?\b|\bwaiting list\b/i

/** From the member's own rows only, and only while Memory is on. */
export async function answerFromOwnRecords(
  sources: RecordSources,
  memberId: string,
  subject: RecordSubject,
  moment: RecordMoment,
): Promise<Reply> {
  if (events.test(subject.question))
    return {
      text: 'I don’t read your answers to events. The page Events shows each one you said yes to, your place on a waiting list, and your ticket, with the past ones below.',
      sources: [{ title: 'Events', path: '/dashboard/events' }],
    }
  for (const answer of inOrderFor(subject.question)) {
    const reply = answer(sources, memberId, subject, moment)
    if (reply) return reply
  }
  throw new Error('The humidor answers what nothing else does.')
}

/** A place that is named comes first: the average humidity of a humidor is in no journal. */
function inOrderFor(question: string): readonly AnswerFromRecords[] {
  const isAir = /\bhumidity\b|\btemperature\b|\bsensors?\b|\btoo (?:dry|wet|damp|warm|hot|cold)\b/i.test(
    question,
  )
  if (isAir) return [answerFromClimate, ...answers]
  if (/\bhow (?:old|long)\b.*\b(?:is|are|have i (?:had|kept))\b/i.test(question)) return [answerFromHumidor]
  const isHumidor =
    /\bhumidor\b|\bleft\b|\bin stock\b/i.test(question) &&
    !/\bjournal\b|\brat(?:e|ed|ing)\b|\blast (?:smoke|time)/i.test(question)
  return isHumidor && !/\bbar\b|\bbottles?\b/i.test(question) ? [answerFromHumidor] : answers
}

export function memoryIsOff(): Reply {
  return refusal(
    'I can’t look that up, because Memory is off: I read none of your own records then. Turn on Memory under AI Preferences in Settings, and ask me again.',
    [],
    [{ title: 'Settings', path: '/dashboard/settings' }],
  )
}
