import { createLink } from '@tanstack/react-router'
import { ButtonLink } from './Button.tsx'
import { TextLink } from './TextLink.tsx'

/** `ButtonLink` and `TextLink` for pages inside the portal: client-side navigation, preloaded on intent. */
export const ButtonTo = createLink(ButtonLink)
export const LinkTo = createLink(TextLink)
