import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { toldReason } from '#features/pairing/client/PairReasons.tsx'
import { PairTitle } from '#features/pairing/client/PairTitle.tsx'
import { PairVerdict } from '#features/pairing/client/PairVerdict.tsx'
import type { FreePairing } from '#features/pairing/pairing.contract.ts'
import css from './LiveResult.module.css'

interface LiveResultPanelProps {
  pairing: FreePairing
  index: number
}

export function LiveResultPanel({ pairing, index }: LiveResultPanelProps) {
  const { cigar, drink, score, verdict, share, differ, weight, address } = pairing
  const told = toldReason(pairing)
  const facts = [
    ['They share', share],
    ['They contrast', differ],
    ['Weight', weight],
    ['Pour it', drink.serve],
  ].filter(([, text]) => text !== null && text !== told)
  return (
    <article className={css.panel} data-panel={index} aria-label={`${cigarName(cigar)} with ${drink.name}`}>
      <h3>
        <PairTitle cigar={cigarName(cigar)} drink={drink.name} />
      </h3>
      <PairPicture cigar={cigar} drink={drink} />
      <div className={css.verdict}>
        {score !== null && <PairVerdict score={score} verdict={verdict} why={told} />}
        <dl>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <a href={address}>See every point of the {score}</a>
      </div>
    </article>
  )
}

/** Few lines, since there are as many pictures as cigars to choose from. */
function PairPicture({ cigar, drink }: Pick<FreePairing, 'cigar' | 'drink'>) {
  return (
    <div className={css.picture}>
      {cigar.drawing && (
        <Cigar
          {...cigar.drawing}
          pixelsPerInch={62}
          density="light"
          brand={cigar.brand}
          lit
          title={`${cigarName(cigar)}, lit`}
        />
      )}
      <PouredGlass
        pour={pourOf(drink)}
        colour={drink.colour}
        heightPixels={190}
        density="light"
        title={`${drink.name} in its glass`}
      />
    </div>
  )
}
