import { ArrowUpRightIcon } from '@phosphor-icons/react/ArrowUpRight'
import type { ComponentProps } from 'react'
import styles from './TextLink.module.css'

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string
  /** `gold` stands alone, `plain` sits in a footer or a list of links. */
  look?: 'gold' | 'plain' | undefined
  /** Opens another site in a new tab, and says so with an arrow. */
  leaves?: boolean | undefined
}

export function TextLink({ look = 'gold', leaves = false, children, ...link }: TextLinkProps) {
  const away = leaves ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...away} {...link} className={styles.link} data-look={look}>
      {children}
      {leaves && <ArrowUpRightIcon weight="bold" size={14} aria-label="opens in a new tab" />}
    </a>
  )
}
