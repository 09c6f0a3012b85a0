import { useRef, useState } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type CardPart, maxCardNameLength, type SmokeYear, yearCardSize } from '../palate.contract.ts'
import { canShareFile, shareFile, useYearCard } from './use-year-card.ts'
import { isUnknown, YearCardChoices } from './YearCardChoices.tsx'
import css from './YearCardDialog.module.css'

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
  /** Asked for with nothing ticked. */
  const [isBlank, setIsBlank] = useState(false)
  const choices = useRef<HTMLFieldSetElement>(null)
  const { drawing, picture } = useYearCard(year)
  const toast = useToast()
  const choose = (part: CardPart, isChosen: boolean) => {
    setParts(isChosen ? [...parts, part] : parts.filter(other => other !== part))
    setIsBlank(false)
    drawing.reset()
  }
  const showName = (isShown: boolean) => {
    setHasName(isShown)
    drawing.reset()
  }
  const draw = () => {
    setIsBlank(parts.length === 0)
    if (parts.length > 0) drawing.mutate({ parts: [...parts], name: hasName ? name : null })
    else choices.current?.querySelector<HTMLElement>('[role="checkbox"]:not([aria-disabled])')?.focus()
  }
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
          <Button look="primary" working={drawing.isPending} onClick={draw}>
            Make the picture
          </Button>
        )
      }
    >
      <div className={css.columns}>
        <YearCardChoices
          ref={choices}
          figures={figures}
          parts={parts}
          isBlank={isBlank}
          onChoose={choose}
          name={name && { text: name, isShown: hasName, onShow: showName }}
        />
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
