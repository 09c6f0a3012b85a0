import { DropIcon } from '@phosphor-icons/react/Drop'
import { Button } from '#platform/client/ui/Button.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { KitRow, KitSection } from './KitSection.tsx'

export function ToastsSection() {
  const { tell, fail } = useToast()
  const undo = { label: 'Undo', run: () => tell('Put back') }
  const check = { label: 'Check sensor', run: () => tell('Checking') }
  return (
    <KitSection title="Toasts: one line, one action, six seconds, polite">
      <KitRow>
        <Button onClick={() => tell('Kept in your vault', { action: undo })}>With undo</Button>
        <Button onClick={() => tell('You are offline. Notes save here and sync later.')}>Plain</Button>
        <Button
          onClick={() =>
            fail('Cedar cabinet has been quiet for 41 minutes', {
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
