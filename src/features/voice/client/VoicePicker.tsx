import { useQuery } from '@tanstack/react-query'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { NativeSelect } from '#platform/client/ui/NativeSelect.tsx'
import { noVoiceNote } from '../browser-voices.rules.ts'
import { premiumVoiceIdOf } from '../preferred-voice.rules.ts'
import { readCachedPremiumVoices } from './cached-voices.ts'
import { premiumVoicesQuery } from './premium-voices-query.ts'
import { useBrowserVoices } from './use-browser-voices.ts'
import css from './VoicePicker.module.css'
import { toVoiceOptions } from './voice-options.ts'

interface VoicePickerProps {
  /** As in the member's settings. */
  voice: string
  onChoose: (voice: string) => void
}

/** Which voice reads: one of this browser, or of the lounge. */
export function VoicePicker({ voice, onChoose }: VoicePickerProps) {
  const { voices: browser, areLoading: isBrowserLoading } = useBrowserVoices()
  const { data, error, isPending, isFetching, refetch } = useQuery(premiumVoicesQuery)
  const premium = data?.voices ?? readCachedPremiumVoices()
  const isPremiumLoading = isPending && premium.length === 0
  const options = toVoiceOptions({ browser, isBrowserLoading, premium, isPremiumLoading }, voice)
  const isPremium = premiumVoiceIdOf(voice) !== undefined
  return (
    <>
      <NativeSelect
        label="Voice"
        options={options}
        value={options.length === 0 ? '' : voice}
        placeholder={isPremiumLoading ? 'Voices are loading.' : noVoiceNote}
        disabled={options.length === 0}
        onValueChange={onChoose}
      />
      {!data && error && (
        <span className={css.note}>
          <span role="alert">{`Failed to load voices. ${messageFor(error, 'Please try again.')}`}</span>
          <Button size="small" look="quiet" working={isFetching} onClick={() => void refetch()}>
            Try Again
          </Button>
        </span>
      )}
      {isPremium && data?.provider && (
        <span className={css.note}>{`The text goes to ${data.provider}, which reads it.`}</span>
      )}
    </>
  )
}
