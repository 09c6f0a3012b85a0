import type { ComponentType, ReactNode, RefObject } from 'react'
import type { ChosenCard, ComposedCard } from '../card.contract.ts'

/** A card that is not sent yet, with the name that stands for it. */
export interface NamedCard {
  card: ChosenCard
  title: string
}

export interface ChoiceDialog {
  onChoose: (card: NamedCard) => void
  onClose: () => void
  /** Where the focus goes when it is closed: the writing goes on there. */
  finalFocus: RefObject<HTMLElement | null>
}

/** What the app adds to the chat, which itself draws no cigars and lists none. */
export interface CardParts {
  /** @param isOwn the reader sent it */
  renderCard: (card: ComposedCard, isOwn: boolean) => ReactNode
  /** A dialog that chooses one. */
  CardChoice: ComponentType<ChoiceDialog>
}
