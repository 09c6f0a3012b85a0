import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { NoCigar } from '#features/illustrations/client/NoCigar.tsx'
import { ApiError } from '#platform/client/api.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import type { CuratedPairing } from '../curated-pairing.contract.ts'
import css from './CuratedPairingPage.module.css'
import { curatedPairingQuery } from './curated-pairing-queries.ts'
import { PairStage } from './PairStage.tsx'
import { PairTitle } from './PairTitle.tsx'

const route = getRouteApi('/pairings/$slug')

interface CuratedPairingPageProps {
  /** The notes for this member, below the curated ones. */
  personal: (pairing: CuratedPairing) => ReactNode
}

export function CuratedPairingPage({ personal }: CuratedPairingPageProps) {
  const { slug } = route.useParams()
  const { data: pairing, error, isPending } = useQuery(curatedPairingQuery(slug))
  if (isPending) return <Skeleton label="Loading the pairing" rows={2} />
  if (error instanceof ApiError && error.status === 404) return <Missing />
  if (!pairing) return <Failed message={error?.message ?? 'Failed to load pairing'} />
  return (
    <article className={css.page}>
      <header className={css.head}>
        <h1>
          <PairTitle title={pairing.title} />
        </h1>
        <ButtonTo to="/dashboard">Back to Dashboard</ButtonTo>
      </header>
      <PairStage drawing={pairing.drawing} />
      <div className={css.cards}>
        <Card kind="The cigar" name={pairing.cigar_name} text={pairing.cigar_desc}>
          <Facts pairing={pairing} />
        </Card>
        <Card kind="In the glass" name={pairing.spirit_name} text={pairing.spirit_desc} />
      </div>
      {pairing.description && (
        <section className={css.notes} aria-labelledby="pairing-notes">
          <h2 id="pairing-notes">Pairing notes</h2>
          <div>
            {pairing.description.split('\n\n').map(paragraph => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
      )}
      {personal(pairing)}
    </article>
  )
}

interface CardProps {
  kind: string
  name: string | null
  text: string | null
  children?: ReactNode
}

function Card({ kind, name, text, children }: CardProps) {
  return (
    <section className={css.card} aria-label={kind}>
      <p className={css.kind}>{kind}</p>
      <h2>{name ?? 'Not named'}</h2>
      {text && <p className={css.text}>{text}</p>}
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
    <div className={css.page}>
      <h1 className={css.notice}>Pairing not found</h1>
      <EmptyState
        drawing={<NoCigar />}
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
    <div className={css.page}>
      <h1 className={css.notice}>Error</h1>
      <ErrorBox>{message}</ErrorBox>
      <p className={css.back}>
        <ButtonTo to="/dashboard">Back to Dashboard</ButtonTo>
      </p>
    </div>
  )
}
