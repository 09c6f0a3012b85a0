import { ArrowUpRightIcon } from '@phosphor-icons/react/ArrowUpRight'
import type { ComponentProps } from 'react'
import styles from './TextLink.module.css'

export interface TextLinkProps extends Omit<ComponentProps<'a'>, 'className' | 'style'> {
  href: string
  /** `plain` is for footers and lists of links. */
  look?: 'gold' | 'plain' | undefined
  /** Opens another site in a new tab, marked with an arrow. */
  external?: boolean | undefined
}

export function TextLink({ look = 'gold', external = false, children, ...link }: TextLinkProps) {
  const externalProps = external ? { target: '_blank', rel: 'noopener noreferrer' } : {}
  return (
    <a {...externalProps} {...link} className={styles.link} data-look={look}>
      {children}
      {external && <ArrowUpRightIcon weight="bold" size={14} aria-label="opens in a new tab" />}
    </a>
  )
}
