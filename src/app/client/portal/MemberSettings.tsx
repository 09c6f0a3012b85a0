import { SettingsPage } from '#features/settings/client/SettingsPage.tsx'
import { LearntTaste } from '#features/sommelier/client/LearntTaste.tsx'

/** The settings, with what the house has learnt of the member beside the switch for it. */
export function MemberSettings() {
  return <SettingsPage learntTaste={<LearntTaste />} />
}
