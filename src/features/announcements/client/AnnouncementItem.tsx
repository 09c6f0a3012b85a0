import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type Announcement, announcementsContract, type Delivery } from '../announcements.contract.ts'
import css from './AnnouncementsPage.module.css'
import { announcementsQuery, deliveryQuery } from './use-announcements.ts'

interface AnnouncementItemProps {
  announcement: Announcement
  isHost: boolean
}

export function AnnouncementItem({ announcement, isHost }: AnnouncementItemProps) {
  const { title, body, writtenAt, writtenBy } = announcement
  const when = new Date(writtenAt).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
  return (
    <li className={css.item}>
      <h2>{title}</h2>
      <p className={css.body}>{body}</p>
      <p className={css.meta}>
        <time dateTime={writtenAt}>{when}</time>
        {writtenBy && `, ${writtenBy}`}
      </p>
      {isHost && <HostLine announcement={announcement} />}
    </li>
  )
}

/** How far it is, and the way back. */
function HostLine({ announcement: { id, title } }: { announcement: Announcement }) {
  const [isAsking, setIsAsking] = useState(false)
  const queries = useQueryClient()
  const toast = useToast()
  const { data } = useQuery(deliveryQuery(id))
  const withdraw = useMutation({
    mutationFn: () => call(announcementsContract.withdraw, { params: { id } }),
    onSuccess: async () => {
      toast.info('The announcement is taken back.')
      await queries.invalidateQueries({ queryKey: announcementsQuery.queryKey })
    },
    onError: failure => toast.error(messageFor(failure, 'Failed to take it back')),
    onSettled: () => setIsAsking(false),
  })
  return (
    <>
      <p className={css.meta} role="status">
        {data ? deliveryInWords(data) : ''}
      </p>
      <Button size="small" look="quiet" onClick={() => setIsAsking(true)}>
        Take it back
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Take this announcement back?"
          description={`“${title}” leaves this page and the bell of every member. Mail that has gone out cannot be called back.`}
          action="Take it back"
          working={withdraw.isPending}
          onClose={() => setIsAsking(false)}
          onConfirm={() => withdraw.mutate()}
        />
      )}
    </>
  )
}

function deliveryInWords({
  hasMailServer,
  total,
  told,
  mailed,
  withoutMail,
  failed,
  waiting,
}: Delivery): string {
  const parts = [
    `${told} of ${total} told`,
    ...(hasMailServer ? [`${mailed} mailed`] : []),
    ...(withoutMail > 0 ? [`${withoutMail} want no mail`] : []),
    ...(failed > 0 ? [`${failed} failed and are tried again`] : []),
    ...(waiting > 0 ? [`${waiting} wait`] : []),
  ]
  const inOutbox = !hasMailServer && mailed > 0
  return `${parts.join(', ')}.${inOutbox ? ' No mail server is set, so no mail goes out.' : ''}`
}
