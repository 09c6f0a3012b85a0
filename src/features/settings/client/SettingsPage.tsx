import { useMe } from './use-me.ts'

export function SettingsPage() {
  const me = useMe()
  return (
    <section>
      <h1>Settings</h1>
      <p>{me.email}</p>
    </section>
  )
}
