import { useSmokeKept } from '#features/humidor/client/use-smoke-kept.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import css from './SessionPanel.module.css'

interface SessionHumidorProps {
  itemId: string
  smokeId: string | undefined
  onSmokeId: (id: string | undefined) => void
}

/** A session on a cigar of the humidor: takes it out, once. */
export function SessionHumidor({ itemId, smokeId, onSmokeId }: SessionHumidorProps) {
  const { smoke, undo, isWorking, error } = useSmokeKept(smokeId, onSmokeId)
  return (
    <div className={css.humidor}>
      <p role="status">{undo ? 'One taken out of your humidor.' : 'It is still in your humidor.'}</p>
      <Button size="small" working={isWorking} onClick={() => (undo ? undo() : smoke(itemId))}>
        {undo ? 'Put it back' : 'Take it out'}
      </Button>
      {error && <p role="alert">{error}</p>}
    </div>
  )
}
