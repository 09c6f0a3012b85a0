import { DropIcon } from '@phosphor-icons/react/Drop'
import { Button } from '#platform/client/ui/Button.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { KitRow, KitSection } from './KitSection.tsx'

export function ToastsSection() {
  const toast = useToast()
  const undo = { label: 'Undo', run: () => toast.info('Put back') }
  const check = { label: 'Check sensor', run: () => toast.info('Checking') }
  return (
    <KitSection title="Toasts: one line, one action, six seconds, polite">
      <KitRow>
        <Button onClick={() => toast.info('Saved to your vault', { action: undo })}>With undo</Button>
        <Button onClick={() => toast.info('You are offline. Notes save here and sync later.')}>Plain</Button>
        <Button
          onClick={() =>
            toast.error('Cedar cabinet has been quiet for 41 minutes', {
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
