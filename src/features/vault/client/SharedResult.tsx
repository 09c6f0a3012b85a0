import { OwnCigarNote } from '#features/pairing/client/OwnCigarNote.tsx'
import { PairingResult } from '#features/pairing/client/PairingResult.tsx'
import { resultPages } from '#features/pairing/pairing.contract.ts'
import type { PairingResultData } from '../kept-result.contract.ts'
import { saveSharedPath } from '../vault.contract.ts'
import css from './SharedResult.module.css'

interface SharedResultProps {
  result: PairingResultData
  notes: string
  code: string
}

/** A shared pairing with its score and every point of it, in the layout of a result. */
export function SharedResult({ result, notes, code }: SharedResultProps) {
  return (
    <main id="main" className={css.page}>
      <PairingResult
        pairing={{ ...result, result: notes || (result.why ?? ''), question: null }}
        titleId="pair"
        smoke={<canvas className={css.smoke} data-result-smoke />}
        own={<OwnCigarNote cigar={result.cigar} drink={result.drink} />}
        actions={
          <>
            <a className={css.save} href={saveSharedPath(code)}>
              Add to my vault
            </a>
            <a className={css.another} href={resultPages.finder} data-opens="finder">
              Find a Pairing
            </a>
          </>
        }
      />
    </main>
  )
}
