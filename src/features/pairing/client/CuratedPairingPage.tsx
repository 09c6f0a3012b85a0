import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { ApiError } from '#platform/client/api.ts'
import { useOpenedPageTitle } from '#platform/client/opened-page-title.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useTemperatureText } from '#platform/client/ui/temperature-text.ts'
import type { CuratedPairing } from '../curated-pairing.contract.ts'
import css from './CuratedPairingPage.module.css'
import { curatedPairingQuery } from './curated-pairing-queries.ts'
import { PairStage } from './PairStage.tsx'
import { CuratedTitle } from './PairTitle.tsx'

const route = getRouteApi('/pairings/$slug')

interface CuratedPairingPageProps {
  /** The texts in the layout of a result, or else without a score. */
  result: (pairing: CuratedPairing, words: ReactNode, withoutScore: ReactNode) => ReactNode
  /** The notes for this member, below the curated ones. */
  personal: (pairing: CuratedPairing) => ReactNode
}

export function CuratedPairingPage({ result, personal }: CuratedPairingPageProps) {
  const { slug } = route.useParams()
  const { data: pairing, error, isPending } = useQuery(curatedPairingQuery(slug))
  useOpenedPageTitle(pairing?.title)
  if (isPending) return <Skeleton label="Loading the pairing" rows={2} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (!pairing) return <Failed message={error?.message ?? 'Failed to load pairing'} />
  return (
    <article>
      <p className={css.back}>
        <LinkTo to="/dashboard">Back to Dashboard</LinkTo>
      </p>
      {result(
        pairing,
        <Words pairing={pairing}>{personal(pairing)}</Words>,
        <>
          <h1 className={css.title}>
            <CuratedTitle title={pairing.title} />
          </h1>
          <PairStage drawing={pairing.drawing} />
          <Words pairing={pairing} facts={<Facts pairing={pairing} />}>
            {personal(pairing)}
          </Words>
        </>,
      )}
    </article>
  )
}

interface WordsProps {
  pairing: CuratedPairing
  /** Not beside a score, where the catalogue tells them. */
  facts?: ReactNode
  children: ReactNode
}

function Words({ pairing, facts, children }: WordsProps) {
  const inUnit = useTemperatureText()
  return (
    <>
      <div className={css.cards}>
        <Card kind="The cigar" name={pairing.cigar_name} text={pairing.cigar_desc}>
          {facts}
        </Card>
        <Card kind="In the glass" name={pairing.spirit_name} text={pairing.spirit_desc} />
      </div>
      {pairing.description && (
        <section className={css.notes} aria-labelledby="pairing-notes">
          <h2 id="pairing-notes">Pairing notes</h2>
          {pairing.description.split('\n\n').map(paragraph => (
            <p key={paragraph}>{inUnit(paragraph)}</p>
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

function Facts({ pairing }: { pairing: CuratedPairing }) {
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

function Missing() {
  return (
    <div>
      <h1 className={css.title}>Pairing not found</h1>
      <EmptyState
        drawing={<Engraving of="ashtray" />}
        title="It may have been removed."
        action={<ButtonTo to="/dashboard">Back to Dashboard</ButtonTo>}
      >
        This lounge changes its picks now and then.
      </EmptyState>
    </div>
  )
}

function Failed({ message }: { message: string }) {
  return (
    <div>
      <h1 className={css.title}>Error</h1>
      <ErrorBox>{message}</ErrorBox>
      <p>
        <ButtonTo to="/dashboard">Back to Dashboard</ButtonTo>
      </p>
    </div>
  )
}
