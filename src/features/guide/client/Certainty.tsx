import type { CigarLine } from '#features/catalogue/catalogue.contract.ts'
import { PublishedSource } from '#features/pairing/client/PublishedSource.tsx'
import { certaintyText, type Certainty as Facts } from '../guide-labels.rules.ts'

/** How sure we are of a row, and the page that it was checked against. */
export function Certainty({ line }: { line: Facts & Pick<CigarLine, 'checked'> }) {
  return (
    <div data-wide>
      <dt>Source</dt>
      <dd>
        {certaintyText(line)}{' '}
        {line.confidence !== 'low' && (
          <PublishedSource source={line.sourceUrl ?? null} checked={line.checked ?? null} />
        )}
      </dd>
    </div>
  )
}
