import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { EveningWish } from '#features/tonight/server/pick-tonight.ts'
import { type EveningMinutes, type EveningPick, eveningMinutes } from '#features/tonight/tonight.contract.ts'
import { Refusal } from '#platform/api.contract.ts'
import { type Reply, refusal } from '../reply.ts'
import { isWithoutAlcohol } from './drink-wish.ts'

/** Like `POST /api/tonight`, for one member and this evening. */
export type PickForTonight = (memberId: string, request: EveningWish) => Promise<EveningPick>

/** A cigar of the member's own where one is ready, with a drink of their bar. */
export async function suggestForTonight(
  { pickForTonight }: { pickForTonight: PickForTonight },
  { memberId, text }: { memberId: string; text: string },
): Promise<Reply> {
  const pick = await pickForTonight(memberId, {
    minutes: minutesIn(text),
    ...(isWithoutAlcohol(text) && { kind: 'mocktail' as const }),
  }).catch((failure: unknown) => {
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
        : { title: name, path: cataloguePages.cigar(cigar.id) },
      { title: drink.name, path: cataloguePages.drink(drink.id) },
    ],
    next: [`How strong is the ${name}?`, 'What have I got left in my humidor?'],
  }
}

/** The time that is named, at most; an hour if none is. */
function minutesIn(text: string): EveningMinutes {
  const wanted = times.find(([pattern]) => pattern.test(text))?.[1] ?? namedMinutes(text) ?? 60
  return eveningMinutes.findLast(each => each <= wanted) ?? eveningMinutes[0]
}

const times: readonly [RegExp, number][] = [
  [/hour and (?:a )?half|1\.5 ?h|one and a half hours/i, 90],
  [/half (?:an )?hour/i, 30],
  [/quarter of an hour/i, 15],
  [/(?:three|four|several|all) (?:hours|evening|night)|all evening/i, 120],
  [/(?:two|couple of) hours/i, 120],
]

function namedMinutes(text: string): number | undefined {
  const minutes = /(\d+) ?(?:minutes?|mins?)\b/i.exec(text)?.[1]
  const hours = /(\d+(?:\.\d+)?) ?(?:hours?|hrs?)\b/i.exec(text)?.[1]
  if (minutes) return Number(minutes)
  return hours ? 60 * Number(hours) : undefined
}
