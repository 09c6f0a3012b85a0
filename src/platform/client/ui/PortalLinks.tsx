import { createLink } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ButtonLink } from './Button.tsx'
import { TextLink } from './TextLink.tsx'

/**
 * `ButtonLink` and `TextLink` for pages inside the portal: client-side navigation, preloaded on intent. The router would
 * mark a link to the parent of the current page as current; only the navigation says where one is.
 */
export const notCurrent = { 'aria-current': undefined }
export const ButtonTo = createLink((props: ComponentProps<typeof ButtonLink>) => (
  <ButtonLink {...props} {...notCurrent} />
))
export const LinkTo = createLink((props: ComponentProps<typeof TextLink>) => (
  <TextLink {...props} {...notCurrent} />
))
