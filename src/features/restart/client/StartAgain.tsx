import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { restartContract } from '../restart.contract.ts'
import css from './StartAgain.module.css'
import { waitForStart } from './wait-for-start.ts'
import { waitingChangesQuery } from './waiting-changes-query.ts'

/** What waits for a start of the server, with the button that starts it again. Nothing while nothing waits. */
export function StartAgain() {
  const [isAsking, setIsAsking] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()
  const { data } = useQuery(waitingChangesQuery)
  const restart = useMutation({
    mutationFn: async () => {
      const { startedAt } = await call(restartContract.startAgain, {})
      await waitForStart(startedAt)
    },
    onSuccess: async () => {
      toast.info('The server has started again, and the changes are in force.')
      await queries.invalidateQueries()
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to start the server again')),
    onSettled: () => setIsAsking(false),
  })
  if (!data || data.changes.length === 0) return null
  return (
    <aside className={css.line} aria-label="Waiting changes">
      <p>
        <strong>{capitalized(data.changes.join(' and '))}</strong> changed. The server reads them when it
        starts.
      </p>
      <Button size="small" working={restart.isPending} onClick={() => setIsAsking(true)}>
        Start again now
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Start the server again?"
          description="The lounge is away for some seconds. Nobody is signed out, and what members write meanwhile is sent afterwards."
          action="Start again"
          working={restart.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => restart.mutate()}
        />
      )}
    </aside>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
