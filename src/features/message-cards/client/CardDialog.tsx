import { useState } from 'react'
import type { CardKind } from '#features/chat/card.contract.ts'
import type { ChoiceDialog } from '#features/chat/client/card-parts.ts'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import css from './CardDialog.module.css'
import { CigarChoices } from './CigarChoices.tsx'
import { EntryChoices } from './EntryChoices.tsx'
import { EventChoices } from './EventChoices.tsx'
import { PairingChoices } from './PairingChoices.tsx'

const kinds = [
  { value: 'cigar', label: 'Cigar' },
  { value: 'pairing', label: 'Pairing' },
  { value: 'event', label: 'Event' },
  { value: 'entry', label: 'Journal' },
] as const satisfies { value: CardKind; label: string }[]

const choices = {
  cigar: CigarChoices,
  pairing: PairingChoices,
  event: EventChoices,
  entry: EntryChoices,
} as const

/** Chooses what a message brings along. */
export function CardDialog({ onChoose, onClose, finalFocus }: ChoiceDialog) {
  const [kind, setKind] = useState<CardKind>('cigar')
  const Choices = choices[kind]
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Add to your message"
      size="large"
      finalFocus={finalFocus}
    >
      <div className={css.choices}>
        <SegmentedControl label="What to add" options={kinds} value={kind} onValueChange={setKind} />
        <Choices
          onChoose={(id, title) => {
            onChoose({ card: { kind, id }, title })
            onClose()
          }}
        />
      </div>
    </Dialog>
  )
}
