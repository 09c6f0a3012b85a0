import { useState } from 'react'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { TabPanel, Tabs } from '#platform/client/ui/Tabs.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { BrowserVoices } from './BrowserVoices.tsx'
import { FlatWaveform } from './FlatWaveform.tsx'

const kinds = [
  { value: 'browser', label: 'Browser voices' },
  { value: 'premium', label: 'Premium voices' },
] as const
type Kind = (typeof kinds)[number]['value']

export function VoiceTab() {
  const [kind, setKind] = useState<Kind>('browser')
  return (
    <SettingsSection
      title="Voice Settings"
      lead="The voice that will read to you. Hear each one here; nothing else is read aloud yet."
      settings={['preferred_voice']}
    >
      <Tabs label="Voices" tabs={kinds} value={kind} onValueChange={setKind} openOnFocus look="segments">
        <TabPanel value="browser">
          <BrowserVoices />
        </TabPanel>
        <TabPanel value="premium">
          <EmptyState title="This lounge has no premium voices." drawing={<FlatWaveform />}>
            An admin has to set up a speech service first. Until then, choose one of your browser’s voices.
          </EmptyState>
        </TabPanel>
      </Tabs>
    </SettingsSection>
  )
}
