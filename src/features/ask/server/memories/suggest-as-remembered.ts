import { type EveningMinutes, eveningMinutes } from '#features/tonight/tonight.contract.ts'
import { Refusal } from '#platform/api.contract.ts'
import { type PickForTonight, suggestForTonight } from '../replies/suggest-for-tonight.ts'
import type { Reply } from '../reply.ts'
import type { Meaning } from './memory-meaning.ts'

/** A cigar and a drink for tonight that suit what the member has told. */
export async function suggestAsRemembered(
  { pickForTonight }: { pickForTonight: PickForTonight },
  asked: { memberId: string; text: string },
  memories: readonly Meaning[],
): Promise<Reply> {
  let used = memories
  const reply = await suggestForTonight(
    {
      async pickForTonight(memberId, request) {
        try {
          return await pickForTonight(memberId, requestOf(request, memories))
        } catch (failure) {
          // Nothing suits it all: what the time and the glass may be still counts.
          if (!(failure instanceof Refusal) || !memories.some(({ suitsCigar }) => suitsCigar)) throw failure
          used = memories.filter(({ suitsCigar }) => !suitsCigar)
          return pickForTonight(memberId, requestOf(request, used))
        }
      },
    },
    asked,
  )
  return reply.isRefused ? reply : { ...reply, remembered: used }
}

type Request = Parameters<PickForTonight>[1]

function requestOf(request: Request, memories: readonly Meaning[]): Request {
  const minutes = memories.find(each => each.minutes !== undefined)?.minutes
  const isDry = memories.some(({ isWithoutAlcohol }) => isWithoutAlcohol)
  return {
    ...request,
    ...(minutes !== undefined && { minutes: atMost(minutes) }),
    ...(isDry && { kind: 'mocktail' as const }),
    suitsDrink: drink => memories.every(({ suitsDrink }) => suitsDrink?.(drink) ?? true),
    suitsCigar: cigar => memories.every(({ suitsCigar }) => suitsCigar?.(cigar) ?? true),
  }
}

function atMost(minutes: number): EveningMinutes {
  return eveningMinutes.findLast(each => each <= minutes) ?? eveningMinutes[0]
}
