import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { notCurrent } from './PortalLinks.tsx'
import { TextLink } from './TextLink.tsx'

/** The way up, above the heading of a page. */
export const BackTo = createLink(({ children, ...props }: ComponentProps<typeof TextLink>) => (
  <TextLink {...props} {...notCurrent}>
    <ArrowLeftIcon weight="bold" size={14} aria-hidden="true" />
    {children}
  </TextLink>
))
