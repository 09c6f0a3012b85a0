import { useQuery } from '@tanstack/react-query'
import { ScaledCigar } from '#features/illustrations/client/ScaledCigar.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import type { LivePairing } from '../live-pairings.contract.ts'
import css from './LivePairings.module.css'
import { SessionGuests } from './SessionGuests.tsx'
import { sessionQuery } from './session-queries.ts'
import { nextSteps, stepWords } from './session-words.ts'
import { TastedDrink } from './TastedDrink.tsx'
import { useSessionActions } from './use-session-actions.ts'

/** The width of the drawing stands for so many inches. */
const drawnInches = 7.5

/** One session: everybody sees the same step, and votes for themselves. */
export function SessionView({ id }: { id: string }) {
  const { data: session, isError, error, isFetching, refetch } = useQuery(sessionQuery(id))
  const { id: memberId } = useMe()
  const actions = useSessionActions(id)
  if (!session)
    return isError ? (
      <ErrorBox onRetry={() => void refetch()} retrying={isFetching}>
        {error.message}
      </ErrorBox>
    ) : (
      <Skeleton label="Loading the session" rows={4} />
    )
  const { cigarName, step, drawing, drinks, guests, hostId } = session
  const isGuest = guests.some(guest => guest.id === memberId && guest.isHere)
  return (
    <article className={css.session}>
      <header className={css.sessionHead}>
        <div>
          <h2>{cigarName}</h2>
          {drawing?.drawing && (
            <p className={css.cigar}>
              <ScaledCigar
                size={drawing.drawing}
                shade={drawing.drawing.shade}
                stripeShade={drawing.drawing.stripeShade}
                brand={drawing.brand}
                inches={drawnInches}
                density="full"
              />
            </p>
          )}
          <p role="status">{stepWords[step]}</p>
        </div>
        <div className={css.actions}>
          {isGuest && hostId === memberId && <HostAction session={session} actions={actions} />}
          {step !== 'revealed' &&
            (isGuest ? (
              <Button look="quiet" disabled={actions.isWorking} onClick={actions.leave}>
                Leave
              </Button>
            ) : (
              <Button look="primary" working={actions.isWorking} onClick={actions.join}>
                Join Session
              </Button>
            ))}
        </div>
      </header>
      {isGuest && <AbsentHost session={session} memberId={memberId} actions={actions} />}
      <ul className={css.drinks}>
        {drinks.map(drink => (
          <TastedDrink
            key={drink.place}
            drink={drink}
            session={session}
            isGuest={isGuest}
            pendingVote={actions.pendingVote}
            onVote={actions.vote}
          />
        ))}
      </ul>
      <SessionGuests session={session} />
    </article>
  )
}

interface HostActionProps {
  session: LivePairing
  actions: ReturnType<typeof useSessionActions>
}

function HostAction({ session, actions }: HostActionProps) {
  if (session.step === 'revealed') return null
  const { step, words } = nextSteps[session.step]
  return (
    <Button look="primary" working={actions.isWorking} onClick={() => actions.move(step)}>
      {words}
    </Button>
  )
}

/** A session goes on without its host: another guest takes over. */
function AbsentHost({ session, memberId, actions }: HostActionProps & { memberId: string }) {
  const { hostId, isHostAway, step, guests } = session
  if (!isHostAway || hostId === memberId || step === 'revealed') return null
  return (
    <div className={css.absent}>
      <p role="status">{guests.find(({ id }) => id === hostId)?.name ?? 'The host'} is away at the moment.</p>
      <Button disabled={actions.isWorking} onClick={actions.takeOver}>
        Take over as host
      </Button>
    </div>
  )
}
