import { LessonQuestionsSwitch } from '#features/courses/client/LessonQuestionsSwitch.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { SettingRows } from '#platform/client/ui/forms/SettingRow.tsx'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { RememberedSection } from '../remembered/RememberedSection.tsx'
import { SettingSwitch } from '../SettingSwitch.tsx'
import { SettingsSection } from '../SettingsSection.tsx'
import css from './PreferencesTab.module.css'

export function PreferencesTab() {
  const { role } = useMe()
  return (
    <>
      <SettingsSection
        title="AI Preferences"
        lead="What Arturo may know about you."
        settings={['memory_enabled', 'taste_enabled']}
      >
        <SettingRows>
          <SettingSwitch
            name="memory_enabled"
            label="Memory"
            description="Answers, notes and Your evening may use your vault, your bar and your ratings, and Arturo remembers what you tell him about yourself. When off, none of it is read, nothing new is remembered and Taste has no effect."
          />
          <SettingSwitch
            name="taste_enabled"
            label="Taste"
            description="Your ratings move the score of later pairings by a few points, which are always shown. When off, they have no effect."
          />
        </SettingRows>
      </SettingsSection>
      <RememberedSection />
      <SettingsSection title="Smoke Deck U" lead="What comes back from the lessons you have completed.">
        <LessonQuestionsSwitch />
      </SettingsSection>
      <SettingsSection
        title="Shopping Preferences"
        lead="Smoke Deck sells nothing itself."
        settings={['show_affiliate_links']}
      >
        <SettingSwitch
          name="show_affiliate_links"
          label="Affiliate links"
          description="Links to shops, if this lounge has set any. When off, you never see one."
        />
        {role === 'admin' && (
          <p className={css.retailers}>
            <LinkTo to="/dashboard/retailers">Choose the shops of this lounge</LinkTo>
          </p>
        )}
      </SettingsSection>
    </>
  )
}
