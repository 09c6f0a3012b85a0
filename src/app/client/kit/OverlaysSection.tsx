import { useState } from 'react'
import { Emblem } from '#features/illustrations/client/Emblem.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { Drawer } from '#platform/client/ui/Drawer.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { FullScreenDialog } from '#platform/client/ui/FullScreenDialog.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { KitRow, KitSection } from './KitSection.tsx'

type Overlay = 'sign-in' | 'remove' | 'full' | 'sheet' | 'side'

export function OverlaysSection() {
  const [shown, setShown] = useState<Overlay | null>(null)
  const overlay = (name: Overlay) => ({
    open: shown === name,
    onOpenChange: (isOpen: boolean) => setShown(isOpen ? name : null),
  })
  return (
    <KitSection title="Dialogs, drawers">
      <KitRow>
        <Button onClick={() => setShown('sign-in')}>Sign in</Button>
        <Button onClick={() => setShown('remove')}>Confirm</Button>
        <Button onClick={() => setShown('full')}>Full screen</Button>
        <Button onClick={() => setShown('sheet')}>Sheet</Button>
        <Button onClick={() => setShown('side')}>Side drawer</Button>
      </KitRow>
      <SignIn {...overlay('sign-in')} />
      <Dialog
        {...overlay('remove')}
        role="alertdialog"
        size="small"
        title="Remove Ponce Lancero?"
        description="Five are left in the box. Their notes stay in your journal."
        actions={
          <>
            <Button look="quiet" onClick={() => setShown(null)}>
              Keep it
            </Button>
            <Button look="danger" onClick={() => setShown(null)}>
              Remove
            </Button>
          </>
        }
      />
      <FullScreenDialog
        {...overlay('full')}
        title="Pairing finder"
        mark={<Emblem title="Smoke Deck" />}
        progress="One of three"
        actions={<Button look="quiet">Start over</Button>}
        dock={<Button look="primary">Next</Button>}
      >
        <Field label="What are you smoking?" />
      </FullScreenDialog>
      <Drawer {...overlay('sheet')} title="More" actions={<Button look="primary">Done</Button>}>
        <Field label="Note" />
      </Drawer>
      <Drawer {...overlay('side')} title="Who is here" side="right" description="Fourteen in tonight.">
        Presence says what people are smoking.
      </Drawer>
    </KitSection>
  )
}

function SignIn(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog
      {...props}
      crest={<Emblem sizePixels={44} />}
      size="small"
      title="Come on in."
      description="We will send a link to your inbox."
    >
      <Field label="Email" type="email" autoComplete="off" />
      <Select
        label="Chair"
        options={[{ value: 'roof', label: 'On the roof' }]}
        value={null}
        onValueChange={() => {}}
      />
      <Button look="primary" wide>
        Send the link
      </Button>
    </Dialog>
  )
}
