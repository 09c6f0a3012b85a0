import { useState } from 'react'
import { useMe } from '#features/settings/client/use-me.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Checkbox } from '#platform/client/ui/forms/Checkbox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { useToast } from '#platform/client/ui/use-toast.ts'
import {
  type CardPart,
  cardParts,
  maxCardNameLength,
  type SmokeYear,
  yearCardSize,
} from '../palate.contract.ts'
import { canShareFile, shareFile, useYearCard } from './use-year-card.ts'
import css from './YearCardDialog.module.css'

const partLabels: Readonly<Record<CardPart, string>> = {
  count: 'How many cigars and evenings',
  time: 'The time you took',
  months: 'Evenings by month',
  flavors: 'What you tasted most often',
  favorite: 'Your favorite cigar',
}
const chosenFirst: readonly CardPart[] = ['count', 'favorite', 'flavors']

interface YearCardDialogProps {
  figures: SmokeYear
  onClose: () => void
}

/** A picture of the year with what is ticked. It is drawn on request and stored nowhere. */
export function YearCardDialog({ figures, onClose }: YearCardDialogProps) {
  const { year } = figures
  const name = useMe().profile.full_name.slice(0, maxCardNameLength)
  const [parts, setParts] = useState(chosenFirst.filter(part => !isUnknown(part, figures)))
  const [hasName, setHasName] = useState(false)
  const { drawing, picture } = useYearCard(year)
  const toast = useToast()
  const choose = (part: CardPart, isChosen: boolean) => {
    setParts(isChosen ? [...parts, part] : parts.filter(other => other !== part))
    drawing.reset()
  }
  const draw = () => drawing.mutate({ parts: [...parts], name: hasName ? name : null })
  const share = async (file: File) => {
    if ((await shareFile(file)) === 'failed') toast.error('The picture wasn’t shared. Download it instead.')
  }
  return (
    <Dialog
      open
      onOpenChange={isOpen => !isOpen && onClose()}
      size="large"
      title={`A picture of ${year}`}
      description="It shows what you tick and nothing else. It is not published: you download it or pass it on yourself."
      actions={
        picture ? (
          <>
            {canShareFile(picture.file) && <Button onClick={() => void share(picture.file)}>Share</Button>}
            <ButtonLink ref={focusShown} look="primary" href={picture.address} download={picture.file.name}>
              Download
            </ButtonLink>
          </>
        ) : (
          <Button look="primary" working={drawing.isPending} disabled={parts.length === 0} onClick={draw}>
            Make the picture
          </Button>
        )
      }
    >
      <div className={css.columns}>
        <fieldset>
          <legend>What it shows</legend>
          {cardParts.map(part => (
            <Checkbox
              key={part}
              label={partLabels[part]}
              checked={parts.includes(part)}
              disabled={isUnknown(part, figures)}
              onCheckedChange={isChosen => choose(part, isChosen)}
            />
          ))}
          {name && (
            <Checkbox
              label="Your name"
              description={name}
              checked={hasName}
              onCheckedChange={isChosen => {
                setHasName(isChosen)
                drawing.reset()
              }}
            />
          )}
        </fieldset>
        <div className={css.preview} data-empty={!picture || undefined}>
          {picture && <img src={picture.address} {...yearCardSize} alt={`Your ${year} in smoke`} />}
          <p role="status" className={picture ? hidden.hidden : undefined}>
            {picture
              ? 'The picture is ready.'
              : drawing.isPending
                ? 'Drawing it'
                : 'The picture appears here.'}
          </p>
        </div>
      </div>
      {drawing.isError && (
        <ErrorBox onRetry={draw}>{messageFor(drawing.error, 'The picture wasn’t made. Try again.')}</ErrorBox>
      )}
    </Dialog>
  )
}

/** The button that made the picture is gone. */
const focusShown = (link: HTMLAnchorElement | null) => link?.focus()

function isUnknown(part: CardPart, { timed, flavors }: SmokeYear): boolean {
  return (part === 'time' && timed === 0) || (part === 'flavors' && flavors.length === 0)
}
