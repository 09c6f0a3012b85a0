import { PouredGlass } from '#features/catalogue/client/PouredGlass.tsx'
import { pourOf } from '#features/catalogue/serving.rules.ts'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Rating } from '#platform/client/ui/Rating.tsx'
import type { LivePairing } from '../live-pairings.contract.ts'
import css from './LivePairings.module.css'
import { starsWords, thirdNames, thirdsBegun } from './session-words.ts'
import type { Vote } from './use-session-actions.ts'
import { VoteCounts } from './VoteCounts.tsx'

const glassHeightPixels = 112

interface TastedDrinkProps {
  drink: LivePairing['drinks'][number]
  session: LivePairing
  isGuest: boolean
  pendingVote: Vote | undefined
  onVote: (vote: Vote) => void
}

/** A drink with a vote for each third that has begun; after the reveal with its result. */
export function TastedDrink({ drink, session, isGuest, pendingVote, onVote }: TastedDrinkProps) {
  const { place, id, name, drawing, thirds, mean, score } = drink
  const { step, cigarId, cigarName, drinks } = session
  const isRevealed = step === 'revealed'
  const isFavorite = mean !== null && drinks.every(other => other === drink || (other.mean ?? 0) < mean)
  return (
    <li>
      <div className={css.drinkHead}>
        {drawing && (
          <PouredGlass
            pour={pourOf(drawing)}
            colour={drawing.colour}
            heightPixels={glassHeightPixels}
            density="light"
          />
        )}
        <h3>{name}</h3>
        {isRevealed && (
          <p data-favorite={isFavorite || undefined}>
            {mean === null ? 'No votes' : starsWords(mean)}
            {isFavorite && ', the guests’ favorite'}
            <span>Our own score: {score} of 100</span>
          </p>
        )}
      </div>
      <ol className={css.thirds}>
        {thirds.slice(0, thirdsBegun[step]).map(({ votes, own, counts }, index) => {
          const third = index + 1
          const isPending = pendingVote?.place === place && pendingVote.third === third
          return (
            <li key={thirdNames[index]}>
              <p>{thirdNames[index]}</p>
              {counts && votes === 0 ? (
                <span>No votes</span>
              ) : counts ? (
                <VoteCounts label={`${name}, ${thirdNames[index]}`} counts={counts} own={own} />
              ) : (
                <>
                  <Rating
                    label={`${name}, ${thirdNames[index]}`}
                    hideLabel
                    value={isPending ? pendingVote.stars : own}
                    disabled={!isGuest}
                    onValueChange={stars => stars !== null && onVote({ place, third, stars })}
                  />
                  <span>
                    {votes} {votes === 1 ? 'vote' : 'votes'}
                  </span>
                </>
              )}
            </li>
          )
        })}
      </ol>
      {isRevealed && (
        <ButtonTo
          size="small"
          to="/dashboard/pairings"
          search={{ cigar: cigarId ?? cigarName, drink: id }}
          aria-label={`Save ${cigarName} and ${name} to my vault`}
        >
          Save to my vault
        </ButtonTo>
      )}
    </li>
  )
}
