import { lazy } from 'react'
import { HumidorPage } from '#features/humidor/client/HumidorPage.tsx'

const SmokedEntry = lazy(async () => ({
  default: (await import('#features/journal/client/SmokedEntry.tsx')).SmokedEntry,
}))

export function HumidorWithJournal() {
  return <HumidorPage renderEntry={(item, onClose) => <SmokedEntry item={item} onClose={onClose} />} />
}
