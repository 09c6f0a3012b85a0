import { DropIcon } from '@phosphor-icons/react/Drop'
import { Button } from '#platform/client/ui/Button.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { KitRow, KitSection } from './KitSection.tsx'

export function ToastsSection() {
  const toast = useToast()
  const undo = { label: 'Undo', run: () => toast.tell('Put back') }
  const check = { label: 'Check sensor', run: () => toast.tell('Checking') }
  return (
    <KitSection title="Toasts: one line, one action, six seconds, polite">
      <KitRow>
        <Button onClick={() => toast.tell('Saved to your vault', { action: undo })}>With undo</Button>
        <Button onClick={() => toast.tell('You are offline. Notes save here and sync later.')}>Plain</Button>
        <Button
          onClick={() =>
            toast.fail('Cedar cabinet has been quiet for 41 minutes', {
              action: check,
              icon: <DropIcon weight="light" />,
            })
          }
        >
          Error
        </Button>
      </KitRow>
    </KitSection>
  )
}
