import { createLink } from '@tanstack/react-router'
import { ButtonLink } from './Button.tsx'
import { TextLink } from './TextLink.tsx'

/** Like their namesakes, within the portal: the page changes without a load, and comes ahead on intent. */
export const ButtonTo = createLink(ButtonLink)
export const LinkTo = createLink(TextLink)
