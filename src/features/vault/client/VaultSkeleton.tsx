import hidden from '#platform/client/ui/Hidden.module.css'
import card from './PairingCard.module.css'
import list from './PairingList.module.css'
import css from './VaultSkeleton.module.css'

const cards = ['first', 'second', 'third', 'fourth'] as const

export function VaultSkeleton() {
  return (
    <div role="status" className={css.skeleton}>
      <span className={hidden.hidden}>Loading your pairings</span>
      <div className={css.tools} />
      <div className={list.list} aria-hidden="true">
        {cards.map(name => (
          <div key={name} className={list.item}>
            <div className={card.card}>
              <span className={css.type} />
              <div className={css.specimen}>
                <span className={css.cigar} />
                <span className={css.glass} />
              </div>
              <div>
                <span className={css.title} />
                <span className={css.notes} />
              </div>
              <span className={css.actions} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
