import { formatDate } from '#platform/client/relative-time.ts'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import type { PairingResultData } from '../kept-result.contract.ts'
import type { SavedPairing } from '../vault.contract.ts'
import css from './PrintedCard.module.css'
import { SavedTitle } from './SavedPairingText.tsx'

interface PrintedCardProps {
  pairing: SavedPairing
  result: PairingResultData | null
}

/** A6, shown on paper only, after `printCard`. */
export function PrintedCard({ pairing, result }: PrintedCardProps) {
  const { tried_on: day, rating, own_notes } = pairing
  const score = result?.score ?? null
  const inUnit = useTemperatureText()
  return (
    <section className={css.card} aria-hidden="true">
      <p className={css.title}>
        <SavedTitle pairing={pairing} />
      </p>
      <p className={css.line}>
        {score !== null && (
          <span>
            <b>{score}</b> {result?.verdict}
          </span>
        )}
        {rating !== null && <span>{'★'.repeat(rating)}</span>}
        {day !== null && <span>{formatDate(`${day}T00:00`)}</span>}
      </p>
      {result && (
        <>
          <p>{result.why}</p>
          <p>{[result.cigar.size, result.cigar.detail].filter(Boolean).join('. ')}</p>
          <p>{inUnit([result.drink.serve, result.drink.recipe.join(', ')].filter(Boolean).join(' '))}</p>
        </>
      )}
      <p className={css.notes}>{own_notes ?? ''}</p>
    </section>
  )
}

/** The attribute swaps the page for the card while it is printed. */
export function printCard(): void {
  const { dataset } = document.documentElement
  dataset.print = 'card'
  addEventListener('afterprint', () => delete dataset.print, { once: true })
  print()
}
