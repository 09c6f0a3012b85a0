import { useQuery } from '@tanstack/react-query'
import { defaultVoice } from '../browser-voices.rules.ts'
import { toPreferredVoice } from '../preferred-voice.rules.ts'
import { readCachedPremiumVoices } from './cached-voices.ts'
import { chooseVoiceHere, useVoiceChosenHere } from './chosen-voice.ts'
import { premiumVoicesQuery } from './premium-voices-query.ts'
import { useMemberVoice } from './use-member-voice.ts'

interface PairingVoice {
  voice: string
  /** Whether a voice of the lounge may still come before `voice`. */
  isLoading: boolean
  /** Holds in this tab, until another voice is chosen in the settings. */
  choose: (voice: string) => void
}

/**
 * The voice for pairings: the one chosen beside them, or that of the settings. A member who has chosen none hears the
 * preferred voice of the lounge, if it has voices.
 */
export function usePairingVoice(): PairingVoice {
  const settingsVoice = useMemberVoice()
  const chosen = useVoiceChosenHere(settingsVoice)
  const { data, isPending } = useQuery(premiumVoicesQuery)
  const [preferred] = data?.voices ?? readCachedPremiumVoices()
  const isOpen = chosen === undefined && settingsVoice === defaultVoice
  return {
    voice: isOpen && preferred ? toPreferredVoice(preferred.voice_id) : (chosen ?? settingsVoice),
    isLoading: isOpen && !preferred && isPending,
    choose: voice => chooseVoiceHere({ voice, insteadOf: settingsVoice }),
  }
}
