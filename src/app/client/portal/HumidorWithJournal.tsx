import { HumidorPage } from '#features/humidor/client/HumidorPage.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { LinkTo } from '#platform/client/ui/PortalLinks.tsx'

const SmokedEntry = createLazyPart(
  async () => (await import('#features/journal/client/SmokedEntry.tsx')).SmokedEntry,
)

export function HumidorWithJournal() {
  const isStaff = useMe().duties.length > 0
  return (
    <HumidorPage
      renderEntry={smoked => <SmokedEntry {...smoked} />}
      note={
        isStaff && (
          <p>
            <LinkTo to="/dashboard/lounge-humidor">Lounge Humidor</LinkTo>
          </p>
        )
      }
    />
  )
}
