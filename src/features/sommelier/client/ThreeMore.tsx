import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import type { Answer } from './answer.ts'
import css from './ThreeMore.module.css'
import { isAboutDrinks, useMorePairs } from './use-more-pairs.ts'

/** Below the runners-up: a fourth, fifth and sixth, of families or makers that were not shown. */
export function ThreeMore({ answer }: { answer: Answer }) {
  const { mutate, isPending, error } = useMorePairs(answer)
  const what = isAboutDrinks(answer.question) ? 'drinks of other families' : 'cigars of other makers'
  return (
    <div className={css.more}>
      {answer.isComplete === true ? (
        <p role="status">That’s all we have: no {what} are left.</p>
      ) : (
        <Button working={isPending} onClick={() => mutate()}>
          Three more {what}
        </Button>
      )}
      {error && <p role="alert">{messageFor(error, 'Couldn’t look for more. Try again.')}</p>}
    </div>
  )
}
