import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { useMe } from '#features/member/client/use-me.ts'
import { PairStage } from '#features/pairing/client/PairStage.tsx'
import { PairTitle } from '#features/pairing/client/PairTitle.tsx'
import { PointsLedger } from '#features/pairing/client/PointsLedger.tsx'
import { emptyQuestion, searchFor } from '#features/pairing/client/pair-search.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import type { EveningPick } from '../tonight.contract.ts'
import { DeclinedCigars } from './DeclinedCigars.tsx'
import css from './PickedEvening.module.css'
import { type PickedEveningProps, useEvening } from './use-evening.ts'
import { useHaveTonight } from './use-have-tonight.ts'

export function PickedEvening(evening: PickedEveningProps) {
  const { memory_enabled: hasMemory } = useMe().settings
  return (
    <>
      <Evening {...evening} />
      {hasMemory && <DeclinedCigars />}
    </>
  )
}

function Evening(evening: PickedEveningProps) {
  const { pick, error, isOver, isPending, isBusy, tryAgain, pass, refuse, beginAgain } = useEvening(evening)
  const { haveTonight, isSaving } = useHaveTonight()
  const { memory_enabled: hasMemory } = useMe().settings
  if (isPending) return <Skeleton label="Picking for tonight" rows={2} />
  if (isOver)
    return (
      <div className={css.over} role="status">
        <p>That’s everything we have for this time.</p>
        <Button onClick={beginAgain}>Start over</Button>
      </div>
    )
  if (!pick)
    return (
      <ErrorBox onRetry={tryAgain} retrying={isBusy}>
        {error?.message}
      </ErrorBox>
    )
  return (
    <PickedPair pick={pick}>
      <Button look="primary" working={isSaving} onClick={() => haveTonight(pick)}>
        Have it tonight
      </Button>
      <Button working={isBusy} onClick={() => pass(pick.cigar.id)}>
        Another one
      </Button>
      {hasMemory && (
        <Button look="quiet" disabled={isBusy} onClick={() => refuse(pick)}>
          Not this one
        </Button>
      )}
      <ButtonTo look="quiet" to="/pair" search={explorerSearch(pick)}>
        Open in the explorer
      </ButtonTo>
    </PickedPair>
  )
}

function PickedPair({ pick, children }: { pick: EveningPick; children: ReactNode }) {
  const { cigar, cigarFrom, kept, drink, drinkFrom, minutes, score, verdict, reasons, why } = pick
  const { memory_enabled: hasMemory } = useMe().settings
  const title = `${cigarName(cigar)} & ${drink.name}`
  return (
    <div className={css.evening}>
      <p className={hidden.hidden} role="status">
        {title}, {score} of 100
      </p>
      <div className={css.picture}>
        <PairStage key={title} drawing={{ cigar, drink }} />
      </div>
      <div className={css.words}>
        <div className={css.head}>
          <h3>
            <Link to="/pair" search={explorerSearch(pick)}>
              <PairTitle cigar={cigarName(cigar)} drink={drink.name} />
            </Link>
          </h3>
          <p className={css.score}>
            <span>{score}</span> {verdict}
          </p>
        </div>
        <p className={css.size}>{cigar.description}</p>
        <dl className={css.facts}>
          <div>
            <dt>The cigar</dt>
            <dd>
              {kept ? (
                <Link to="/dashboard/humidor" search={{ q: kept.name }}>
                  {keptWords(kept)}
                </Link>
              ) : (
                cigarSourceLabels[cigarFrom]
              )}
            </dd>
          </div>
          <div>
            <dt>The drink</dt>
            <dd>{hasMemory ? drinkSourceLabels[drinkFrom] : 'Our choice'}</dd>
          </div>
          <div>
            <dt>Time</dt>
            <dd>About {minutes} minutes</dd>
          </div>
        </dl>
        <p className={css.why}>{why.join(' ')}</p>
        <div className={css.actions}>{children}</div>
      </div>
      <div className={css.points}>
        <PointsLedger score={score} reasons={reasons} />
      </div>
    </div>
  )
}

const cigarSourceLabels: Record<EveningPick['cigarFrom'], string> = {
  humidor: 'From your humidor',
  vault: 'From your vault',
  house: 'Our choice',
}
function keptWords({ state }: NonNullable<EveningPick['kept']>): string {
  if (state === 'prime') return 'In your humidor, at its best'
  return state === 'ready' ? 'In your humidor, ready' : 'In your humidor'
}

const drinkSourceLabels: Record<EveningPick['drinkFrom'], string> = {
  bar: 'From your bar',
  house: 'Not in your bar',
}

/** The result of this very pair, with the cigar in the size that fits the time. */
function explorerSearch({ cigar, drink }: EveningPick) {
  const { drawing } = cigar
  const size = drawing ? ` ${drawing.lengthInches} x ${drawing.ringGauge}` : ''
  return searchFor({ ...emptyQuestion, text: `${cigarName(cigar)}${size}`, withDrink: drink.name })
}
