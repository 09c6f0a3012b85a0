import { QrCodeIcon } from '@phosphor-icons/react/QrCode'
import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import type { LoungeEvent } from '../events.contract.ts'

const TicketDialog = createLazyPart(async () => (await import('./TicketDialog.tsx')).TicketDialog)

/** Of an event that the member goes to. */
export function TicketButton({ event }: { event: LoungeEvent }) {
  const [isOpen, setIsOpen] = useState(false)
  if (!event.own?.ticket) return null
  return (
    <>
      <Button
        icon={<QrCodeIcon weight="light" />}
        aria-label={`Your ticket for ${event.title}`}
        onClick={() => setIsOpen(true)}
      >
        Your ticket
      </Button>
      {isOpen && <TicketDialog event={event} onClose={() => setIsOpen(false)} />}
    </>
  )
}
