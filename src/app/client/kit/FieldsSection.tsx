import { EyeIcon } from '@phosphor-icons/react/Eye'
import { MagnifyingGlassIcon } from '@phosphor-icons/react/MagnifyingGlass'
import { Field } from '#platform/client/ui/Field.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { As, KitSection, KitStack } from './KitSection.tsx'

/** Only the kit uses TextArea until the journal's notes need it. */
export function FieldsSection() {
  return (
    <KitSection title="Fields: rest, focus, filled, error, off">
      <KitStack>
        <Field label="Cigar" placeholder="Name, maker or band color" />
        <As state="focus">
          <Field label="Maker" defaultValue="Grant Park" />
        </As>
        <Field
          label="Search"
          type="search"
          start={<MagnifyingGlassIcon weight="light" size={18} aria-hidden="true" />}
          defaultValue="Lancero"
        />
        <Field
          label="Password"
          type="password"
          autoComplete="off"
          description="Eight characters at least."
          defaultValue="cedarandrye"
          end={
            <IconButton size="small" tooltip="none" label="Show password" icon={<EyeIcon weight="light" />} />
          }
        />
        <Field
          label="How many went in?"
          defaultValue="0"
          error="Add at least one, or close without saving."
        />
        <Field label="Member since" defaultValue="March 2019" disabled />
        <TextArea label="Tasting note" defaultValue="Cocoa at the start, then cedar." />
        <TextArea label="Lounge rules" defaultValue="" rows={2} error="Write at least one line." />
      </KitStack>
    </KitSection>
  )
}
