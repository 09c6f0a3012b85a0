import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import { filterFormId } from '#platform/client/ui/forms/FilterBar.tsx'
import type { Listing } from '../guide.contract.ts'
import css from './OrderChoice.module.css'

/** Part of the filter form. The usual order is the empty value, so that the URL does not name it. */
export function OrderChoice({ list: { orders } }: { list: Listing<unknown> }) {
  const chosen = orders.findIndex(({ isChosen }) => isChosen)
  return (
    <div className={css.order}>
      <label htmlFor="order">Order</label>
      <span className={css.frame}>
        <select
          id="order"
          name="order"
          form={filterFormId}
          defaultValue={chosen > 0 ? orders[chosen]!.name : ''}
          autoComplete="off"
        >
          {orders.map(({ name, label }, place) => (
            <option key={name} value={place === 0 ? '' : name}>
              {label}
            </option>
          ))}
        </select>
        <CaretDownIcon weight="light" size={16} aria-hidden="true" />
      </span>
      <button className={css.show} type="submit" form={filterFormId}>
        Show
      </button>
    </div>
  )
}
