import { siteName } from '#platform/client/site-name.ts'
import { FullScreenDialog } from '#platform/client/ui/FullScreenDialog.tsx'
import css from './AdviceDialog.module.css'
import { AdviceResult, headlineId } from './AdviceResult.tsx'
import type { Answer } from './answer.ts'

interface AdviceDialogProps {
  /** The dialog is open while there is an answer. */
  answer: Answer | undefined
  onClose: () => void
  onAnother: () => void
  onSearch: (cigar: string) => void
}

export function AdviceDialog({ answer, onClose, onAnother, onSearch }: AdviceDialogProps) {
  return (
    <FullScreenDialog
      open={answer !== undefined}
      onOpenChange={open => !open && onClose()}
      title="Your match"
      mark={<b className={css.mark}>{siteName()}</b>}
      progress="Your match"
      initialFocus={() => document.getElementById(headlineId)}
    >
      {answer && (
        <div className={css.page}>
          <AdviceResult key={answer.id} answer={answer} onAnother={onAnother} onSearch={onSearch} />
        </div>
      )}
    </FullScreenDialog>
  )
}
