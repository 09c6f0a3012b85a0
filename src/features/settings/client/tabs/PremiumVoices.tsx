import { useQuery } from '@tanstack/react-query'
import { useSettings } from '#features/member/client/use-settings.ts'
import { readCachedPremiumVoices } from '#features/voice/client/cached-voices.ts'
import { premiumVoicesQuery } from '#features/voice/client/premium-voices-query.ts'
import { premiumVoiceIdOf, toPreferredVoice } from '#features/voice/preferred-voice.rules.ts'
import type { Voice } from '#features/voice/voice.contract.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { useVoicePreview } from '../use-voice-preview.ts'
import { FlatWaveform } from './FlatWaveform.tsx'
import css from './VoiceList.module.css'
import { type VoiceChoice, VoiceList } from './VoiceList.tsx'

const loadFailed = 'Failed to load voices'

/** The voices of the lounge’s speech provider. */
export function PremiumVoices() {
  const { data, error, isFetching, refetch } = useQuery(premiumVoicesQuery)
  if (data?.provider === null)
    return (
      <EmptyState title="This lounge has no premium voices." drawing={<FlatWaveform />}>
        An admin has to set up a speech service first. Until then, choose one of your browser’s voices.
      </EmptyState>
    )
  if (!data && error)
    return (
      <ErrorBox title={loadFailed} onRetry={() => void refetch()} retrying={isFetching}>
        {messageFor(error, 'Please try again.')}
      </ErrorBox>
    )
  const voices = data?.voices ?? readCachedPremiumVoices()
  if (voices.length === 0)
    return (
      <p className={css.none} role="status">
        Voices are loading.
      </p>
    )
  return <ListedVoices voices={voices} provider={data?.provider} />
}

function ListedVoices({ voices, provider }: { voices: readonly Voice[]; provider: string | undefined }) {
  const { preferred_voice: chosen } = useSettings()
  const choices = [...voices.map(toChoice), ...missingChoice(chosen, voices)]
  const preview = useVoicePreview(
    choices.map(({ value }) => value),
    { canSpeak: true, failed: 'Failed to preview voice' },
  )
  return (
    <VoiceList choices={choices} preview={preview}>
      {provider && <p className={css.none}>{`The texts that are read to you go to ${provider}.`}</p>}
    </VoiceList>
  )
}

function toChoice({ voice_id: id, name }: Voice, place: number): VoiceChoice {
  const description = place === 0 ? 'A premium voice, suggested first.' : 'A premium voice.'
  return { value: toPreferredVoice(id), name, description }
}

/** The chosen voice is listed even when the lounge no longer has it. */
function missingChoice(chosen: string, voices: readonly Voice[]): VoiceChoice[] {
  const id = premiumVoiceIdOf(chosen)
  if (id === undefined || voices.some(({ voice_id }) => voice_id === id)) return []
  return [{ value: chosen, name: id, description: 'No longer here. A voice of your browser reads instead.' }]
}
