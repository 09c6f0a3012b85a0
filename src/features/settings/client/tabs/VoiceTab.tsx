import { useState } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { useSettings } from '#features/member/client/use-settings.ts'
import { SpokenAutomaticallySwitch } from '#features/voice/client/SpokenAutomaticallySwitch.tsx'
import { premiumVoiceIdOf } from '#features/voice/preferred-voice.rules.ts'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { TabPanel, Tabs } from '#platform/client/ui/Tabs.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import { BrowserVoices } from './BrowserVoices.tsx'
import { PremiumVoices } from './PremiumVoices.tsx'
import css from './VoiceTab.module.css'

const kinds = [
  { value: 'browser', label: 'Browser voices' },
  { value: 'premium', label: 'Premium voices' },
] as const
type Kind = (typeof kinds)[number]['value']

export function VoiceTab() {
  const { role } = useMe()
  const { preferred_voice: chosen } = useSettings()
  const [kind, setKind] = useState<Kind>(premiumVoiceIdOf(chosen) === undefined ? 'browser' : 'premium')
  return (
    <SettingsSection
      title="Voice Settings"
      lead="The voice that reads to you. Hear each one here."
      settings={['preferred_voice']}
    >
      <div className={css.spoken}>
        <SpokenAutomaticallySwitch />
      </div>
      <Tabs label="Voices" tabs={kinds} value={kind} onValueChange={setKind} openOnFocus look="segments">
        <TabPanel value="browser">
          <BrowserVoices />
        </TabPanel>
        <TabPanel value="premium">
          <PremiumVoices />
        </TabPanel>
      </Tabs>
      {role === 'admin' && (
        <p className={css.pronunciation}>
          <LinkTo to="/dashboard/pronunciation">Choose how the voices say names and words</LinkTo>
        </p>
      )}
    </SettingsSection>
  )
}
