import type { IconProps } from '@phosphor-icons/react/lib'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import css from './Fact.module.css'

interface FactProps {
  label: string
  icon: ComponentType<IconProps>
  /** Undefined while the code that reads it loads. */
  reading?: Pick<UseQueryResult, 'errorUpdateCount' | 'isFetching' | 'refetch'>
  /** Undefined while it is read; null where there is nothing yet, and the line says how to begin. */
  figure?: string | null | undefined
  /** Below the line that says how to begin: what for. */
  purpose?: string
  children?: ReactNode
}

/** Characters of a figure that have room beside each other in the large size. */
const maxLarge = 11

export function Fact({ label, icon: Icon, reading, figure, purpose, children }: FactProps) {
  return (
    <div className={css.fact}>
      <dt>
        <Icon weight="light" size={18} aria-hidden="true" />
        {label}
      </dt>
      {figure === undefined && reading && reading.errorUpdateCount > 0 ? (
        <dd className={css.failed}>
          <p role="status">{reading.isFetching ? 'Reading it again' : 'This couldn’t be read.'}</p>
          <Button
            size="small"
            aria-label={`Try again: ${label}`}
            working={reading.isFetching}
            onClick={() => void reading.refetch()}
          >
            Try again
          </Button>
        </dd>
      ) : (
        <dd data-empty={figure === null || undefined} data-reading={figure === undefined || undefined}>
          {figure !== null && <b data-long={(figure && figure.length > maxLarge) || undefined}>{figure}</b>}
          <span>{children}</span>
          {figure === null && purpose && <small>{purpose}</small>}
        </dd>
      )}
    </div>
  )
}
