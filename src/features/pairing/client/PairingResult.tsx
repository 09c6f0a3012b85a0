import type { ReactNode } from 'react'
import { cataloguePages } from '#features/catalogue/catalogue.contract.ts'
import { cigarName, unlistedBrand } from '#features/catalogue/cigar-name.rules.ts'
import { bottlePriceText } from '#features/catalogue/price-text.rules.ts'
import { capitalize } from '#platform/text.rules.ts'
import type { FreePairing, PairedCigar, PairedDrink } from '../pairing.contract.ts'
import { NameOnlyAside } from './NameOnlyAside.tsx'
import { PairIllustration } from './PairIllustration.tsx'
import css from './PairingResult.module.css'
import { PairVerdict } from './PairVerdict.tsx'
import type { LedgerLine } from './PointsLedger.tsx'
import { PouredByOthers } from './PouredByOthers.tsx'
import { PublishedSource } from './PublishedSource.tsx'
import { ResultQuestion } from './ResultQuestion.tsx'
import { SpokenAdvice } from './SpokenAdvice.tsx'

export interface ShownPair extends Omit<FreePairing, 'address' | 'reasons' | 'drink'> {
  drink: PairedDrink
  reasons: readonly LedgerLine[]
}

interface PairingResultProps {
  pairing: ShownPair
  titleId: string
  /** Buttons in the overlay, links on a page. */
  actions: ReactNode
  /** Places the actions above the score on wide screens, where a toast at the bottom right would cover them. */
  areActionsAbove?: boolean | undefined
  after?: ReactNode
  smoke: ReactNode
  shops?: ReactNode
  /** Set in the overlay; on a page the choices are links. */
  onChooseVersion?: ((cigar: string) => void) | undefined
  /** `h2` on a page with a headline of its own. */
  heading?: 'h1' | 'h2' | undefined
  /** Embedded in a page that has its own margins and action bar. */
  isEmbedded?: boolean | undefined
  /** Below the pair, such as the rating. */
  below?: ReactNode
  /** A question about the drink, in the place of one about the cigar. */
  drinkQuestion?: ReactNode
}

export function PairingResult({ pairing, titleId, actions, smoke, ...rest }: PairingResultProps) {
  const {
    onChooseVersion,
    shops,
    heading: Heading = 'h1',
    isEmbedded,
    below,
    areActionsAbove,
    after,
    drinkQuestion,
  } = rest
  const { cigar, drink, thirds, result, question } = pairing
  const bottlePrice = bottlePriceText(drink)
  const isNameOnly = cigar.recognition === 'name-only'
  return (
    <div
      className={css.result}
      data-flush={isEmbedded || undefined}
      data-actions={areActionsAbove ? 'above' : undefined}
    >
      {smoke}
      <div className={css.pair}>
        <Heading id={titleId} className={css.title} data-long={isLong(pairing)} tabIndex={-1}>
          <span className={css.name}>{cigarName(cigar)}</span>{' '}
          <span className={css.name}>
            <span className={css.ampersand}>&amp;</span> {drink.name}
          </span>
        </Heading>
        {cigar.recognition !== 'exact' && <p className={css.note}>{recognitionNote(cigar)}</p>}
        {question && !isNameOnly && <ResultQuestion question={question} onChoose={onChooseVersion} />}
        {drinkQuestion}
        <PairIllustration pairing={pairing} />
        <div className={css.facts}>
          <div>
            <b>{cigar.description}</b>
            {cigar.detail && <span>{cigar.detail}</span>}
            <PublishedSource source={cigar.source} checked={cigar.checked} />
            {cigar.id && (
              <a className={css.more} href={cataloguePages.cigar(cigar.id)}>
                {isNameOnly ? 'More about' : 'More drinks for'} {cigarName(cigar)}
              </a>
            )}
          </div>
          <div>
            <b>{drinkHeading(drink)}</b>
            <span>{drink.serve}</span>
            {bottlePrice && <span>{bottlePrice}.</span>}
            {drink.recipe.length > 0 && <span>{drink.recipe.join(', ')}.</span>}
            <a className={css.more} href={cataloguePages.drink(drink.id)}>
              More cigars for {drink.name}
            </a>
          </div>
        </div>
        <SpokenAdvice className={css.advice} text={result} question={question?.text} />
        {thirds.length > 0 && <Thirds thirds={thirds} />}
        <PouredByOthers published={cigar.published} />
        {below && <div className={css.below}>{below}</div>}
      </div>
      {isNameOnly ? (
        <NameOnlyAside question={question} onChoose={onChooseVersion} />
      ) : (
        <PairVerdict pairing={pairing} />
      )}
      {shops && <div className={css.shops}>{shops}</div>}
      <div className={css.actions}>{actions}</div>
      {after && <div className={css.after}>{after}</div>}
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

function Thirds({ thirds }: { thirds: readonly string[] }) {
  return (
    <ol className={css.thirds}>
      {(['First third', 'Second third', 'Final third'] as const).map((name, index) => (
        <li key={name}>
          <b>{name}</b>
          {capitalize(thirds[index]!)}
        </li>
      ))}
    </ol>
  )
}

function drinkHeading({ style, proof }: PairedDrink): string {
  const heading = style.charAt(0).toUpperCase() + style.slice(1)
  return proof > 0 ? `${heading}, ${proof} proof` : heading
}
