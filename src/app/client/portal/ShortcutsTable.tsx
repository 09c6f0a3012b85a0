import { Fragment, type ReactNode } from 'react'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { KeyCap } from '#platform/client/ui/KeyCap.tsx'
import { shortcutTargets } from '../../portal.contract.ts'
import { paletteKeys } from './palette-keys.ts'
import css from './ShortcutsDialog.module.css'

interface ShortcutsTableProps {
  isOpen: boolean
  /** Whether the member has turned single keys off. */
  isOff: boolean
  onClose: () => void
  settingsLink: (text: string) => ReactNode
}

/** Of the portal, and of public pages that a member sees in its frame. */
export function ShortcutsTable({ isOpen, isOff, onClose, settingsLink }: ShortcutsTableProps) {
  return (
    <Dialog
      open={isOpen}
      onOpenChange={open => !open && onClose()}
      title="Keyboard shortcuts"
      size="large"
      initialFocus={() => document.querySelector<HTMLElement>('[role=dialog] [aria-label=Close]')}
      description={
        <>
          {isOff ? 'Single keys are turned off. ' : 'Single keys do nothing while you type. '}
          {settingsLink(isOff ? 'Turn them on in Settings' : 'Turn them off in Settings')}
        </>
      }
    >
      <KeyTable label="Anywhere">
        <Keys keys={paletteKeys.printed.split(' ')}>Search or jump to</Keys>
        <Keys keys={['/']}>Search this page, or everything</Keys>
        <Keys keys={['?']}>These shortcuts</Keys>
        <Keys keys={['Esc']}>Close</Keys>
      </KeyTable>
      <KeyTable label="Go to">
        {shortcutTargets.map(({ key, label }) => (
          <Keys key={key} keys={['G', key.toUpperCase()]}>
            {label}
          </Keys>
        ))}
      </KeyTable>
    </Dialog>
  )
}

function KeyTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section>
      <h3 className={css.label}>{label}</h3>
      <dl className={css.keys}>{children}</dl>
    </section>
  )
}

function Keys({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  return (
    <div>
      <dt>{children}</dt>
      <dd>
        {keys.map((key, index) => (
          <Fragment key={key}>
            {index > 0 && ' '}
            <KeyCap>{key}</KeyCap>
          </Fragment>
        ))}
      </dd>
    </div>
  )
}
