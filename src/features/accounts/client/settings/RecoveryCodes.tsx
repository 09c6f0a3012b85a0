import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { Button } from '#platform/client/ui/Button.tsx'
import { CopyButton } from '#platform/client/ui/CopyButton.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import css from './TwoFactor.module.css'

/** Shown only once: the server does not return them again. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  return (
    <Dialog
      open
      role="alertdialog"
      onOpenChange={isOpen => !isOpen && onClose()}
      title="Recovery codes"
      description="Each signs you in once when you can’t use the app. Save them somewhere other than your phone. They are shown only now."
      actions={
        <Button look="primary" onClick={onClose}>
          I have saved them
        </Button>
      }
    >
      <ul className={css.codes} aria-label="Recovery codes">
        {codes.map(code => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={css.actions}>
        <CopyButton label="Copy" text={codes.join('\n')} />
        <Button
          size="small"
          icon={<DownloadSimpleIcon weight="light" />}
          onClick={() => download('smoke-deck-recovery-codes.txt', `${codes.join('\n')}\n`)}
        >
          Download
        </Button>
      </div>
    </Dialog>
  )
}

function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
