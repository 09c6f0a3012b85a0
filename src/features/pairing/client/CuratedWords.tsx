import type { ReactNode } from 'react'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import type { CuratedPairing } from '../curated-pairing.contract.ts'
import { paragraphsOf } from '../paragraphs.rules.ts'
import css from './CuratedWords.module.css'

type ShownWords = Pick<
  CuratedPairing,
  | 'cigar_name'
  | 'cigar_desc'
  | 'cigar_body'
  | 'cigar_duration'
  | 'spirit_name'
  | 'spirit_desc'
  | 'description'
>

interface CuratedWordsProps {
  pairing: ShownWords
  /** Body and duration; not beside a score, where the catalogue tells them. */
  showsFacts?: boolean
  children?: ReactNode
}

/** What a curated pairing says of the cigar, of the drink and of both. */
export function CuratedWords({ pairing, showsFacts, children }: CuratedWordsProps) {
  const inUnit = useTemperatureText()
  return (
    <>
      <div className={css.cards}>
        <Card kind="The cigar" name={pairing.cigar_name} text={pairing.cigar_desc}>
          {showsFacts && <Facts pairing={pairing} />}
        </Card>
        <Card kind="In the glass" name={pairing.spirit_name} text={pairing.spirit_desc} />
      </div>
      {pairing.description && (
        <section className={css.notes} aria-labelledby="pairing-notes">
          <h2 id="pairing-notes">Pairing notes</h2>
          {[...paragraphsOf(pairing.description).entries()].map(([place, paragraph]) => (
            <p key={place}>{inUnit(paragraph)}</p>
          ))}
        </section>
      )}
      {children}
    </>
  )
}

interface CardProps {
  kind: string
  name: string | null
  text: string | null
  children?: ReactNode
}

function Card({ kind, name, text, children }: CardProps) {
  const inUnit = useTemperatureText()
  return (
    <section className={css.card} aria-label={kind}>
      <p className={css.kind}>{kind}</p>
      <h2>{name ?? 'Not named'}</h2>
      {text && <p className={css.text}>{inUnit(text)}</p>}
      {children}
    </section>
  )
}

function Facts({ pairing }: { pairing: ShownWords }) {
  const facts = [
    ['Body', pairing.cigar_body],
    ['Duration', pairing.cigar_duration],
  ].filter(([, value]) => value)
  if (facts.length === 0) return null
  return (
    <dl className={css.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
