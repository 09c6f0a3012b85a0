import { Switch } from '#platform/client/ui/Switch.tsx'
import { noVoiceNote } from '../browser-voices.rules.ts'
import { speech } from './speech.ts'
import { setSpokenAutomatically, useSpokenAutomatically } from './spoken-automatically.ts'
import { useMemberVoice } from './use-member-voice.ts'
import { isWithoutVoice, useSpeech } from './use-speech.ts'

export function SpokenAutomaticallySwitch() {
  const isOn = useSpokenAutomatically() === true
  const isSilent = isWithoutVoice(useSpeech(useMemberVoice()))
  return (
    <Switch
      label="Read pairings and answers aloud"
      description={
        isSilent
          ? noVoiceNote
          : 'On this device, the pairing you asked for and Arturo’s answers are spoken as they arrive.'
      }
      checked={isOn}
      // It can still be switched off.
      disabled={isSilent && !isOn}
      onCheckedChange={isWanted => {
        setSpokenAutomatically(isWanted)
        if (!isWanted) speech.stop()
      }}
    />
  )
}
