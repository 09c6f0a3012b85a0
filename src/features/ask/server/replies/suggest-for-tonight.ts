import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { type EveningMinutes, type EveningPick, eveningMinutes } from '#features/tonight/tonight.contract.ts'
import { Refusal } from '#platform/api.contract.ts'
import { type Reply, refusal } from '../reply.ts'

/** Like `POST /api/tonight`, for one member and this evening. */
export type PickForTonight = (memberId: string, request: { minutes: EveningMinutes }) => Promise<EveningPick>

/** A cigar of the member's own where one is ready, with a drink of their bar. */
export async function suggestForTonight(
  { pickForTonight }: { pickForTonight: PickForTonight },
  { memberId, text }: { memberId: string; text: string },
): Promise<Reply> {
  const minutes = minutesIn(text)
  const pick = await pickForTonight(memberId, { minutes }).catch((failure: unknown) => {
    if (failure instanceof Refusal) return failure
    throw failure
  })
  if (pick instanceof Refusal) return refusal(`${pick.message} Name a longer one, and I’ll look again.`)
  const { cigar, drink, why, kept, minutes: takes } = pick
  const name = kept?.name ?? cigarName(cigar)
  return {
    text: `Tonight I’d light the ${name} and pour ${drink.name} beside it; allow about ${takes} minutes. ${why.join(' ')}`,
    sources: [
      kept
        ? { title: 'My Humidor', path: '/dashboard/humidor' }
        : { title: name, path: `/cigars/${cigar.id}` },
      { title: drink.name, path: `/drinks/${drink.id}` },
    ],
    next: [`How strong is the ${name}?`, 'What have I got left in my humidor?'],
  }
}

/** The time that is named, at most; an hour if none is. */
function minutesIn(text: string): EveningMinutes {
  const hours = /(\d+(?:\.\d+)?|an?|one|two|half an?) ?(?:hours?|hrs?)\b/i.exec(text)?.[1]?.toLowerCase()
  const minutes = /(\d+) ?(?:minutes?|mins?)\b/i.exec(text)?.[1]
  const wanted = minutes ? Number(minutes) : hours ? 60 * (hourWords[hours] ?? Number(hours)) : 60
  return eveningMinutes.findLast(each => each <= wanted) ?? eveningMinutes[0]
}

const hourWords: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
}
