import { Button } from '#platform/client/ui/Button.tsx'
import { CopyButton } from '#platform/client/ui/CopyButton.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { curlSnippet, homeAssistantSnippet } from './push-snippets.ts'
import css from './Sensors.module.css'
import type { ShownToken } from './use-sensor-actions.ts'

/** The only time a token is shown. */
export function TokenDialog({ name, token, onClose }: ShownToken & { onClose: () => void }) {
  const { origin } = window.location
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={`Token of ${name}`}
      description="Copy it now. It is shown only once; you can renew or revoke it at any time."
      size="large"
      actions={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Snippet label="Token" text={token} />
      <Snippet label="curl" text={curlSnippet(origin, token)} />
      <Snippet label="Home Assistant" text={homeAssistantSnippet(origin, token)} />
    </Dialog>
  )
}

function Snippet({ label, text }: { label: string; text: string }) {
  return (
    <section className={css.snippet} aria-label={label}>
      <header className={css.snippetHead}>
        <h3>{label}</h3>
        <CopyButton text={text} label="Copy" look="quiet" />
      </header>
      <pre>{text}</pre>
    </section>
  )
}
