import type { SavedPairing } from '../vault.contract.ts'
import css from './SavedTitle.module.css'

/** Either name may contain an ampersand; only the one between them is gold. */
export function SavedTitle({ pairing }: { pairing: Pick<SavedPairing, 'cigar_name' | 'pairing_name'> }) {
  return (
    <>
      {pairing.cigar_name} <span className={css.ampersand}>&amp;</span> {pairing.pairing_name}
    </>
  )
}

export function titleOf({ cigar_name, pairing_name }: SavedPairing): string {
  return `${cigar_name} & ${pairing_name}`
}
