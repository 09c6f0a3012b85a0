import { queryOptions } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { type Voice, type VoiceListAnswer, voiceContract } from '../voice.contract.ts'
import { cachePremiumVoices } from './cached-voices.ts'

interface PremiumVoices {
  /** Its name; null where the lounge has none. */
  provider: string | null
  /** The preferred one first. */
  voices: Voice[]
}

export const premiumVoicesQuery = queryOptions({
  queryKey: ['premium-voices'],
  queryFn: async ({ signal }): Promise<PremiumVoices> => {
    const answer = await call(voiceContract.listVoices, {}, { signal })
    const voices = preferredFirst(answer)
    cachePremiumVoices(voices)
    return { provider: answer.provider, voices }
  },
  staleTime: 300_000,
})

function preferredFirst({ voices, preferredVoiceId }: VoiceListAnswer): Voice[] {
  const isPreferred = ({ voice_id }: Voice) => voice_id === preferredVoiceId
  return [...voices.filter(isPreferred), ...voices.filter(voice => !isPreferred(voice))]
}
