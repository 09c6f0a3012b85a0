import { Field } from '#platform/client/ui/Field.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import {
  maxDescriptionLength,
  maxProductTextLength,
  maxTitleLength,
} from '../../managed-pairings.contract.ts'
import { NameField } from './NameField.tsx'
import { columnOf, type DraftErrors, type PairingDraft } from './pairing-draft.ts'
import type { ShownPreview } from './use-pairing-preview.ts'

interface PairingFieldsProps {
  draft: PairingDraft
  /** By the names of the server. */
  errors: DraftErrors
  preview: ShownPreview
  onChange: (changes: Partial<PairingDraft>) => void
}

export function PairingFields({ draft, errors, preview: { settled }, onChange }: PairingFieldsProps) {
  const errorOf = (field: keyof PairingDraft) => errors[columnOf[field]]
  const isUnknown = (name: string, isKnown: boolean | undefined) => name.trim() !== '' && isKnown === false
  return (
    <>
      <NameField
        label="Cigar"
        kind="cigar"
        value={draft.cigar}
        onChange={cigar => onChange({ cigar })}
        error={errorOf('cigar')}
        hint={isUnknown(draft.cigar, settled?.is_cigar_known) ? unknownCigar : undefined}
      />
      <NameField
        label="Drink"
        kind="drink"
        value={draft.drink}
        onChange={drink => onChange({ drink })}
        error={errorOf('drink')}
        hint={isUnknown(draft.drink, settled?.is_drink_known) ? unknownDrink : undefined}
      />
      <Field
        label="Title"
        value={draft.title}
        onValueChange={title => onChange({ title })}
        error={errorOf('title')}
        maxLength={maxTitleLength}
        autoComplete="off"
      />
      <TextArea
        label="About the cigar"
        description={countText(draft.cigarText, maxProductTextLength)}
        rows={3}
        value={draft.cigarText}
        onValueChange={cigarText => onChange({ cigarText })}
        error={errorOf('cigarText')}
        maxLength={maxProductTextLength}
      />
      <TextArea
        label="About the drink"
        description={countText(draft.drinkText, maxProductTextLength)}
        rows={3}
        value={draft.drinkText}
        onValueChange={drinkText => onChange({ drinkText })}
        error={errorOf('drinkText')}
        maxLength={maxProductTextLength}
      />
      <TextArea
        label="Pairing notes"
        description={`Why they match, how to pour, what to expect. A blank line begins a paragraph. ${countText(draft.notes, maxDescriptionLength)}`}
        rows={7}
        value={draft.notes}
        onValueChange={notes => onChange({ notes })}
        error={errorOf('notes')}
        maxLength={maxDescriptionLength}
      />
    </>
  )
}

const unknownCigar = 'Not in the catalog: the page has no score, and an outline in the place of the cigar.'
const unknownDrink = 'Not in the catalog: the page has no score and no drawing of the pair.'

function countText(text: string, most: number): string {
  return `${text.length.toLocaleString('en-US')} of ${most.toLocaleString('en-US')} characters.`
}
