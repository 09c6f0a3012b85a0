import { SettingsPage } from '#features/settings/client/SettingsPage.tsx'
import { LearnedTaste } from '#features/sommelier/client/LearnedTaste.tsx'

/** Passes the learned taste in, because the settings feature may not import it. */
export function MemberSettings() {
  return <SettingsPage learnedTaste={<LearnedTaste />} />
}
