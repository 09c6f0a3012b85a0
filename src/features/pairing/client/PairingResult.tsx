import { type ReactNode, useEffect, useRef } from 'react'
import { cigarName, unlistedBrand } from '#features/catalogue/cigar-name.rules.ts'
import { SmokeControl } from '#features/illustrations/client/SmokeControl.tsx'
import type { FreePairing, PairedCigar, PairedDrink } from '../pairing.contract.ts'
import { FlavorRadar } from './FlavorRadar.tsx'
import type { LedgerLine } from './ledger-line.ts'
import { MakerLinks } from './MakerLinks.tsx'
import { NameOnlyAside } from './NameOnlyAside.tsx'
import { PairFacts, Thirds } from './PairFacts.tsx'
import { PairIllustration } from './PairIllustration.tsx'
import css from './PairingResult.module.css'
import { PairReasons, toldReason } from './PairReasons.tsx'
import { PairTitle } from './PairTitle.tsx'
import { PairVerdict } from './PairVerdict.tsx'
import { PointsLedger } from './PointsLedger.tsx'
import { PouredByOthers } from './PouredByOthers.tsx'
import { ResultQuestion } from './ResultQuestion.tsx'
import reveal from './Reveal.module.css'
import { SpokenAdvice } from './SpokenAdvice.tsx'
import { watchReveal } from './watch-reveal.ts'

export interface ShownPair extends Omit<FreePairing, 'address' | 'others' | 'reasons' | 'drink'> {
  drink: PairedDrink
  reasons: readonly LedgerLine[]
}

interface PairingResultProps {
  pairing: ShownPair
  titleId: string
  /** Buttons in the overlay, links on a page. */
  actions: ReactNode
  /** Below the actions: what a member keeps of this cigar. */
  own?: ReactNode
  /** Below that: whether it is in the vault, the way to the runners-up. */
  after?: ReactNode
  smoke: ReactNode
  shops?: ReactNode
  /** Where the pair was named by hand; otherwise the names of the catalogue. */
  title?: ReactNode
  /** In the place of Arturo’s advice. */
  words?: ReactNode
  /** Set in the overlay; on a page the choices are links. */
  onChooseVersion?: ((cigar: string) => void) | undefined
  /** `h2` on a page with a headline of its own. */
  heading?: 'h1' | 'h2' | undefined
  /** Embedded in a page that has its own margins. */
  isEmbedded?: boolean | undefined
  /** A question about the drink, in the place of one about the cigar. */
  drinkQuestion?: ReactNode
}

/** In the order of a phone, where verdict, picture and actions stand on the first screen. */
export function PairingResult({ pairing, titleId, actions, smoke, ...rest }: PairingResultProps) {
  const {
    onChooseVersion,
    shops,
    heading: Heading = 'h1',
    isEmbedded,
    own,
    after,
    drinkQuestion,
    title,
    words,
  } = rest
  const { cigar, drink, thirds, result, question, score, verdict, reasons } = pairing
  const isNameOnly = cigar.recognition === 'name-only'
  const told = toldReason(pairing)
  const hasRadar = score !== null && cigar.flavour !== null
  const root = useRef<HTMLDivElement>(null)
  useEffect(() => (root.current ? watchReveal(root.current) : undefined), [])
  return (
    <div
      ref={root}
      className={`${css.result} ${reveal.reveal}`}
      data-reveal
      data-smoke-scene
      data-flush={isEmbedded || undefined}
    >
      {smoke}
      <div className={css.head}>
        <Heading
          id={titleId}
          className={css.title}
          data-part="title"
          data-long={isLong(pairing)}
          tabIndex={-1}
        >
          {title ?? <PairTitle cigar={cigarName(cigar)} drink={drink.name} />}
        </Heading>
        {cigar.recognition !== 'exact' && <p className={css.note}>{recognitionNote(cigar)}</p>}
        {question && !isNameOnly && <ResultQuestion question={question} onChoose={onChooseVersion} />}
        {drinkQuestion}
      </div>
      {score !== null && (
        <div className={css.verdict}>
          <PairVerdict score={score} verdict={verdict} why={told} />
        </div>
      )}
      <div className={css.picture}>
        <PairIllustration pairing={pairing} />
        {cigar.drawing && <SmokeControl className={css.control} />}
      </div>
      <div className={css.side}>
        {isNameOnly && <NameOnlyAside question={question} onChoose={onChooseVersion} />}
        <div className={css.actions}>{actions}</div>
        {pairing.maker && <MakerLinks maker={pairing.maker} onChoose={onChooseVersion} />}
        {own}
        {after && <div className={css.after}>{after}</div>}
        <PairReasons texts={pairing} told={told} />
      </div>
      <div className={css.details}>
        <PairFacts cigar={cigar} drink={drink} />
        {words ?? (
          <SpokenAdvice
            className={css.advice}
            text={result}
            told={score === null ? null : told}
            question={question?.text}
          />
        )}
        <Thirds thirds={thirds} />
      </div>
      <div className={css.beside}>
        {hasRadar && <FlavorRadar cigar={cigar.flavour!} drink={drink.flavour} />}
        <PouredByOthers published={cigar.published} />
        {shops && <div className={css.shops}>{shops}</div>}
      </div>
      {score !== null && (
        <div className={css.ledger}>
          <PointsLedger score={score} reasons={reasons} hasRadar={hasRadar} />
        </div>
      )}
    </div>
  )
}

const longNameLength = 27

/** Long names get a smaller font, so that the drawing stays beside the verdict. */
function isLong({ cigar, drink }: ShownPair): boolean {
  return Math.max(cigarName(cigar).length, drink.name.length) > longNameLength
}

function recognitionNote({ recognition, brand, id, drawing }: PairedCigar): string {
  if (recognition === 'close') return 'The closest match to what you typed.'
  if (recognition === 'name-only')
    return id === null
      ? 'We know the maker, not this cigar.'
      : 'We know this one by name only: not its wrapper, not its size.'
  if (drawing === null) return 'We know this one by name only. This is based on what you told us.'
  return brand === unlistedBrand
    ? 'Not on our list. This is based on the words you typed.'
    : 'We know the maker, not the line. This is based on their usual cigar.'
}
