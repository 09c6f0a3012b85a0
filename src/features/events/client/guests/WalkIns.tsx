import { Button } from '#platform/client/ui/Button.tsx'
import type { GuestList } from '../../guest-list.contract.ts'
import { partyWords } from '../ticket-words.ts'
import css from './GuestsPage.module.css'
import { clockText, isFound } from './guest-list-words.ts'
import type { useDoor } from './use-door.ts'
import { WalkInForm } from './WalkInForm.tsx'

interface WalkInsProps {
  list: GuestList
  search: string
  door: ReturnType<typeof useDoor>
}

/** Guests without an account, who are here once they are written down. */
export function WalkIns({ list: { event, walkIns }, search, door }: WalkInsProps) {
  const found = walkIns.filter(({ name }) => isFound(name, '', search))
  return (
    <section className={css.others}>
      <h2>Without a ticket</h2>
      {event.cancelled_at === null && <WalkInForm add={door.addWalkIn} />}
      {found.length > 0 && (
        <ul className={css.rows}>
          {found.map(walkIn => (
            <li key={walkIn.id} className={css.row} data-here>
              <div className={css.who}>
                <h3>{walkIn.name}</h3>
                <p>
                  {partyWords(walkIn.partySize)}
                  <span className={css.here}>, here since {clockText(walkIn.arrivedAt)}</span>
                </p>
              </div>
              <Button
                size="large"
                look="quiet"
                working={door.removeWalkIn.isPending && door.removeWalkIn.variables.id === walkIn.id}
                aria-label={`Take ${walkIn.name} back`}
                onClick={() => door.removeWalkIn.mutate(walkIn)}
              >
                Undo
              </Button>
              <span className={css.box} aria-hidden="true" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
