import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { guestListContract, type ListedGuest, type WalkIn } from '../../guest-list.contract.ts'
import { ticketsContract } from '../../tickets.contract.ts'
import { guestListQuery, showTicket, showWalkIns } from './guest-list-query.ts'

/** What staff does with one guest list. What cannot be saved is said, and nothing has changed. */
export function useDoor(eventId: string) {
  const queries = useQueryClient()
  const toast = useToast()
  const onError = (failure: Error) =>
    void toast.error(messageFor(failure, 'Failed to save. Try again.'), { id: 'door' })
  const onSettled = () => void queries.invalidateQueries({ queryKey: guestListQuery(eventId).queryKey })
  const checkIn = useMutation({
    mutationFn: ({ guest: { ticket: code }, isIn }: { guest: ListedGuest; isIn: boolean }) =>
      call(isIn ? ticketsContract.checkIn : ticketsContract.undoCheckIn, { params: { code } }),
    onSuccess: ticket => showTicket(queries, eventId, ticket),
    onError,
    onSettled,
  })
  const addWalkIn = useMutation({
    mutationFn: (body: { name: string; partySize: number }) =>
      call(guestListContract.addWalkIn, { params: { id: eventId }, body }),
    onSuccess({ counts, notice, ...walkIn }) {
      showWalkIns(queries, eventId, counts, before => [...before, walkIn])
      if (notice) toast.info(notice, { id: 'door' })
    },
    onSettled,
  })
  const removeWalkIn = useMutation({
    mutationFn: ({ id }: WalkIn) =>
      call(guestListContract.removeWalkIn, { params: { id: eventId, walkIn: id } }),
    onSuccess: ({ counts }, { id }) =>
      showWalkIns(queries, eventId, counts, before => before.filter(each => each.id !== id)),
    onError,
    onSettled,
  })
  return { checkIn, addWalkIn, removeWalkIn }
}
