import { CaretDownIcon } from '@phosphor-icons/react/CaretDown'
import type { ComponentProps, ReactNode } from 'react'
import css from './Disclosure.module.css'

interface DisclosureProps extends Omit<ComponentProps<'details'>, 'className' | 'style'> {
  label: ReactNode
}

/** A line that opens to more: small print, and what few need. */
export function Disclosure({ label, children, ...details }: DisclosureProps) {
  return (
    <details className={css.disclosure} {...details}>
      <summary>
        {label}
        <CaretDownIcon size={12} weight="bold" aria-hidden="true" />
      </summary>
      {children}
    </details>
  )
}
