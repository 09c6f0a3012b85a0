import { ArrowsClockwiseIcon } from '@phosphor-icons/react/ArrowsClockwise'
import { BookmarkSimpleIcon } from '@phosphor-icons/react/BookmarkSimple'
import { PlusIcon } from '@phosphor-icons/react/Plus'
import { ShareNetworkIcon } from '@phosphor-icons/react/ShareNetwork'
import { Button, ButtonLink, type ButtonProps } from '#platform/client/ui/Button.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import { As, KitRow, KitSection } from './KitSection.tsx'

export function ButtonsSection() {
  return (
    <KitSection title="Buttons: rest, hover, focus, pressed, working, off" columns={8}>
      <ButtonStates look="primary">Log a smoke</ButtonStates>
      <ButtonStates look="secondary">Set it out</ButtonStates>
      <ButtonStates look="quiet">Start over</ButtonStates>
      <ButtonStates look="danger">Remove</ButtonStates>
      <KitRow>
        <Button size="small">Small</Button>
        <Button icon={<PlusIcon weight="bold" />}>Add a cigar</Button>
        <Button size="large">Large</Button>
        <ButtonLink href="#link" look="secondary">
          A link
        </ButtonLink>
        <TextLink href="#another">Show me another</TextLink>
        <As state="hover">
          <TextLink href="#hovered">Hovered</TextLink>
        </As>
        <As state="focus">
          <TextLink href="#focused">Focused</TextLink>
        </As>
        <TextLink href="#leaves" external>
          External link
        </TextLink>
      </KitRow>
      <IconButtonStates />
    </KitSection>
  )
}

function ButtonStates(props: Pick<ButtonProps, 'look' | 'children'>) {
  return (
    <KitRow>
      <Button {...props} />
      <As state="hover">
        <Button {...props} />
      </As>
      <As state="focus">
        <Button {...props} />
      </As>
      <As state="active">
        <Button {...props} />
      </As>
      <Button {...props} working />
      <Button {...props} disabled />
    </KitRow>
  )
}

function IconButtonStates() {
  const share = <ShareNetworkIcon weight="light" />
  return (
    <KitRow>
      <IconButton label="Share" icon={share} shortcut="S" />
      <As state="hover">
        <IconButton label="Share, hovered" icon={share} />
      </As>
      <As state="focus">
        <IconButton label="Share, focused" icon={share} />
      </As>
      <As state="active">
        <IconButton label="Share, pressed" icon={share} />
      </As>
      <IconButton label="Saved" icon={<BookmarkSimpleIcon weight="fill" />} current />
      <IconButton label="Share, working" icon={share} working />
      <IconButton label="Share, off" icon={share} disabled />
      <IconButton label="Reload" size="small" icon={<ArrowsClockwiseIcon weight="light" />} />
      <StatusTag tone="ok">In range</StatusTag>
      <StatusTag tone="warn">Drifting dry</StatusTag>
      <StatusTag tone="danger">Too warm</StatusTag>
      <StatusTag tone="live">14 in</StatusTag>
      <StatusTag>Away</StatusTag>
    </KitRow>
  )
}
