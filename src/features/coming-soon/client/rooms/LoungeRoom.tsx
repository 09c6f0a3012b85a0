import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { Chair } from '../drawings/Chair.tsx'
import css from './LoungeRoom.module.css'

const chairs = ['window', 'heater', 'middle', 'lamp', 'door']

export function LoungeRoom() {
  return (
    <ComingSoonPage
      title="Welcome to The Virtual Lounge"
      lead="Chat, events and pairings tasted together with the other members."
      drawn="below"
      drawing={
        <div className={css.row}>
          {chairs.map(chair => (
            <Chair key={chair} isReserved={chair === 'middle'} />
          ))}
        </div>
      }
    />
  )
}
