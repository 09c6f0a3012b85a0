import { useQuery } from '@tanstack/react-query'
import { Button } from '#platform/client/ui/Button.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import type { ListedPairing, ManagedPairings } from '../../managed-pairings.contract.ts'
import { featuredPairingQuery } from '../curated-pairing-queries.ts'
import { PairStage } from '../PairStage.tsx'
import { CuratedTitle } from '../PairTitle.tsx'
import css from './PresentPick.module.css'
import { pickWords } from './pick-words.ts'

interface PresentPickProps {
  pick: ListedPairing | undefined
  turn: Pick<ManagedPairings, 'next' | 'turns_at'>
  isChanging: boolean
  onKeep: (pick: ListedPairing) => void
  onRelease: (pick: ListedPairing) => void
}

/** The state is the headline. */
export function PresentPick({ pick, turn, isChanging, onKeep, onRelease }: PresentPickProps) {
  if (!pick) return <p className={css.none}>No pairing is tonight’s pick. Choose one below.</p>
  const isKept = pick.chosen_at !== null && pick.chosen_until === null
  return (
    <section className={css.present} aria-labelledby="present-pick">
      <Drawing slug={pick.slug} />
      <div className={css.words}>
        <h2 id="present-pick">
          <CuratedTitle title={pick.title} />
        </h2>
        <p role="status">{pickWords(pick, turn)}</p>
        <div className={css.actions}>
          {isKept ? (
            <Button working={isChanging} onClick={() => onRelease(pick)}>
              Let the pairings take turns again
            </Button>
          ) : (
            <Button working={isChanging} onClick={() => onKeep(pick)}>
              Keep it until I choose another
            </Button>
          )}
          <ButtonTo look="quiet" to="/pairings/$slug" params={{ slug: pick.slug }}>
            See its page
          </ButtonTo>
        </div>
      </div>
    </section>
  )
}

/** Nothing while it shows the pick before. */
function Drawing({ slug }: { slug: string }) {
  const { data } = useQuery(featuredPairingQuery)
  return <PairStage drawing={data?.slug === slug ? data.drawing : null} />
}
