import { useMe } from '#features/settings/client/use-me.ts'

export function OverviewPage() {
  const { profile } = useMe()
  return <h1>Welcome, {profile.full_name || 'Cigar Enthusiast'}</h1>
}
