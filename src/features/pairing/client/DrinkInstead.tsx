import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { TextLink } from '#platform/client/ui/TextLink.tsx'

/** For a visitor who typed a drink where a cigar was asked for. */
export function DrinkInstead({ typed }: { typed: string }) {
  return (
    <p>
      <TextLink href={`${cataloguePages.drinks}?q=${encodeURIComponent(typed.trim())}`}>
        See the cigars that go with it
      </TextLink>
    </p>
  )
}
