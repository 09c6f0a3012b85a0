import { SettingsPage } from '#features/settings/client/SettingsPage.tsx'
import { LearntTaste } from '#features/sommelier/client/LearntTaste.tsx'

/** Passes the learned taste in, because the settings feature may not import it. */
export function MemberSettings() {
  return <SettingsPage learntTaste={<LearntTaste />} />
}
