import { HumidorPage } from '#features/humidor/client/HumidorPage.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'

const SmokedEntry = createLazyPart(
  async () => (await import('#features/journal/client/SmokedEntry.tsx')).SmokedEntry,
)

export function HumidorWithJournal() {
  return <HumidorPage renderEntry={smoked => <SmokedEntry {...smoked} />} />
}
