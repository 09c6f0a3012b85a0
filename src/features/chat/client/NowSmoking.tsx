import { FireIcon } from '@phosphor-icons/react/Fire'
import type { Smoker } from '../presence.contract.ts'
import css from './NowSmoking.module.css'

/** The members who show what they smoke. */
export function NowSmoking({ smokers }: { smokers: readonly Smoker[] }) {
  if (smokers.length === 0) return null
  return (
    <ul className={css.smokers} aria-label="Smoking now">
      {smokers.map(({ id, name, cigar }) => (
        <li key={id}>
          <FireIcon weight="light" size={16} aria-hidden="true" />
          <span>
            <b>{name}</b> smokes {cigar}
          </span>
        </li>
      ))}
    </ul>
  )
}
