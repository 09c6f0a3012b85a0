import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { fullCigarName } from '#features/catalogue/cigar-name.rules.ts'
import { PortalKeptNote } from '#features/humidor/client/PortalKeptNote.tsx'
import { SilkSmoke } from '#features/illustrations/client/SilkSmoke.tsx'
import { emberOfCigar } from '#features/illustrations/client/silk-smoke.ts'
import { PairingResult } from '#features/pairing/client/PairingResult.tsx'
import { PairRow, SmallCigar, SmallGlass } from '#features/pairing/client/PairRow.tsx'
import rows from '#features/pairing/client/PairRows.module.css'
import { resultSmoke } from '#features/pairing/client/result-smoke.ts'
import type { PairingResultData } from '../kept-result.contract.ts'
import type { SavedPairing } from '../vault.contract.ts'
import { OwnFacts } from './OwnFacts.tsx'
import { SavedPairingActions } from './SavedPairingActions.tsx'
import { TypeAndTime } from './SavedPairingText.tsx'
import css from './SavedResult.module.css'

interface SavedResultProps {
  pairing: SavedPairing
  result: PairingResultData
}

/** The result as it was kept, with the member's own words beside it. */
export function SavedResult({ pairing, result }: SavedResultProps) {
  const container = useRef<HTMLDivElement>(null)
  const origin = () => emberOfCigar(container.current ?? document) ?? { x: 0, y: 0 }
  return (
    <div ref={container} className={css.saved}>
      <TypeAndTime pairing={pairing} isScored={false} isScoredToday={result.isComputedNow} />
      <PairingResult
        pairing={{
          ...result,
          result: pairing.notes || (result.why ?? ''),
          question: null,
        }}
        titleId="saved-pair"
        heading="h2"
        isEmbedded
        smoke={<SilkSmoke className={css.smoke ?? ''} origin={origin} {...resultSmoke()} />}
        actions={<SavedPairingActions pairing={pairing} />}
        own={<PortalKeptNote cigar={{ id: result.cigar.id, name: fullCigarName(result.cigar) }} />}
        after={<OwnFacts pairing={pairing} />}
      />
      <Others pairing={pairing} others={result.others} />
    </div>
  )
}

interface OthersProps extends Pick<PairingResultData, 'others'> {
  pairing: SavedPairing
}

/** Each leads to its own result. */
function Others({ pairing: { cigar_name, pairing_name }, others }: OthersProps) {
  const searchOf = ({ of, name }: Pick<(typeof others)[number], 'of' | 'name'>) =>
    of === 'cigar' ? { cigar: name, drink: pairing_name } : { cigar: cigar_name, drink: name }
  if (others.length === 0) return null
  return (
    <section className={css.others} aria-labelledby="runners-up">
      <h2 id="runners-up" className={rows.heading}>
        {others.length === 1 ? 'The runner-up' : 'The runners-up'}
      </h2>
      <ul className={rows.list}>
        {others.map(({ of, name, detail, drawing, score, verdict }) => (
          <li key={name}>
            <Link to="/pair" search={searchOf({ of, name })} className={rows.pair}>
              <PairRow
                drawing={
                  drawing && (of === 'cigar' ? <SmallCigar {...drawing} /> : <SmallGlass {...drawing} />)
                }
                of={of}
                name={name}
                detail={detail ?? ''}
                score={score}
                verdict={verdict}
              />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
