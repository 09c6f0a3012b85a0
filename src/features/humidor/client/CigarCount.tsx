import css from './CigarCount.module.css'
import { capacityOf, countCigars, totalPrice } from './humidor-figures.ts'
import type { Inventory } from './humidor-queue.ts'

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 })

/** The third card of the page: how many, of how many that fit, and what they cost. */
export function CigarCount({ inventory }: { inventory: Inventory | undefined }) {
  const { items = [], humidors = [] } = inventory ?? {}
  const [count, capacity, value] = [countCigars(items), capacityOf(humidors), totalPrice(items)]
  return (
    <section className={css.card} aria-label="Total cigars">
      <h2 className={css.name}>Total cigars</h2>
      <p className={css.count}>{inventory ? count.toLocaleString('en-US') : '–'}</p>
      <p className={css.words}>
        {items.length > 0 && <span>{items.length === 1 ? '1 entry' : `${items.length} entries`}</span>}
        {capacity !== null && <span>Room for {capacity.toLocaleString('en-US')}</span>}
        {value !== null && <span>{money.format(value)} paid</span>}
      </p>
    </section>
  )
}
