import { CuratedPairingPage } from '#features/pairing/client/CuratedPairingPage.tsx'
import { CuratedResult } from '#features/sommelier/client/CuratedResult.tsx'
import { PersonalNotes } from '#features/sommelier/client/PersonalNotes.tsx'

export function CuratedPairingWithNotes() {
  return (
    <CuratedPairingPage
      result={(pairing, words, withoutScore) => (
        <CuratedResult key={pairing.slug} pairing={pairing} words={words} withoutScore={withoutScore} />
      )}
      personal={pairing => <PersonalNotes key={pairing.slug} {...pairing} />}
    />
  )
}
