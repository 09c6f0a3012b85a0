import { useQuery } from '@tanstack/react-query'
import { StartAgain } from '#features/restart/client/StartAgain.tsx'
import { messageFor } from '#platform/client/message-for.ts'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './LoungeTab.module.css'
import { ProfileSection } from './ProfileSection.tsx'
import { SettingsSection } from './SettingsSection.tsx'
import { sections } from './setting-words.ts'
import { type AdminCall, profileQuery, settingsQuery } from './settings-query.ts'

/** What the lounge says of itself, in force at once, and the settings, which the server reads when it starts. */
export function LoungeTab({ call }: { call: AdminCall }) {
  const profile = useQuery(profileQuery(call))
  const settings = useQuery(settingsQuery(call))
  const failed = [profile, settings].find(({ error, data }) => error && !data)
  if (failed)
    return (
      <ErrorBox
        title="Failed to load the lounge"
        retrying={failed.isFetching}
        onRetry={() => void Promise.all([profile.refetch(), settings.refetch()])}
      >
        {messageFor(failed.error, 'Please try again.')}
      </ErrorBox>
    )
  if (!profile.data || !settings.data) return <Skeleton label="Loading the lounge" shape="text" rows={8} />
  return (
    <div className={css.tab}>
      <StartAgain />
      <ProfileSection profile={profile.data} call={call} />
      <p className={css.note}>
        What follows takes effect when the server starts again. Where the environment or <code>.env</code>{' '}
        sets a value, it wins. Address, port, database, proxies and single sign-on are set there alone.
      </p>
      {sections.map(words => (
        <SettingsSection
          key={words.id}
          words={words}
          settings={settings.data.settings.filter(({ name }) =>
            words.fields.some(field => field.name === name),
          )}
          call={call}
        />
      ))}
    </div>
  )
}
