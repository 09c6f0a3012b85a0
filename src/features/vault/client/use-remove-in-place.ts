import { useRef, useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { useSavedPairings } from './use-saved-pairing.ts'

/** What a row of the list says after its pairing was removed there: null, or why it could not be restored. */
export type RemovedHere = ReadonlyMap<string, string | null>

/** Removes a pairing of the list. Its row stays as a line that takes it back. */
export function useRemoveInPlace() {
  const { remove, restore } = useSavedPairings()
  const [removed, setRemoved] = useState<RemovedHere>(new Map())
  /** An undo waits for the removal, which the server could otherwise get after it. */
  const removals = useRef(new Map<string, Promise<void>>())
  const toast = useToast()
  const keep = (id: string, failure: string | null) => setRemoved(lines => new Map(lines).set(id, failure))
  const drop = (id: string) => setRemoved(lines => new Map([...lines].filter(([each]) => each !== id)))
  return {
    removed,
    async remove(id: string) {
      keep(id, null)
      const removal = remove(id)
      removals.current.set(id, removal)
      try {
        await removal
      } catch (failure) {
        drop(id)
        toast.error(messageFor(failure, 'Couldn’t remove it. Try again.'), { id: `remove-${id}` })
      }
    },
    async restore(id: string) {
      // One that failed is not there to be restored.
      if (!(await isDone(removals.current.get(id)))) return
      try {
        await restore(id)
        drop(id)
      } catch (failure) {
        keep(id, messageFor(failure, 'Couldn’t undo. Try again.'))
      }
    },
  }
}

function isDone(removal: Promise<void> | undefined): Promise<boolean> {
  return Promise.resolve(removal).then(
    () => true,
    () => false,
  )
}
