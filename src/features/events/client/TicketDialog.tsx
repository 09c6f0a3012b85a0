import { memberName } from '#features/member/client/member-name.ts'
import { useMe } from '#features/member/client/use-me.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { Ticket } from '#platform/client/ui/events/Ticket.tsx'
import { QrCode } from '#platform/client/ui/QrCode.tsx'
import type { LoungeEvent } from '../events.contract.ts'
import { describeTimes } from './event-times.ts'
import { checkInAddress, partyWords, readableCode } from './ticket-words.ts'

export interface TicketDialogProps {
  event: LoungeEvent
  onClose: () => void
}

/** What staff scans at the door, large enough for a camera. */
export function TicketDialog({ event, onClose }: TicketDialogProps) {
  const me = useMe()
  const { title, location, own, start_time, time_zone } = event
  const times = describeTimes(new Date(start_time), null, time_zone)
  const code = own?.ticket ?? ''
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="Your ticket"
      description="Staff of the lounge scans it at the door. It holds for all of your party."
      size="large"
      actions={
        <Button look="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <Ticket
        date={times.day}
        title={title}
        detail={[times.there, location].filter(Boolean).join(', ')}
        party={partyWords(own?.partySize ?? 1)}
        holder={memberName(me)}
        state={own?.checkedInAt ? 'used' : own?.answer === 'going' ? 'valid' : 'canceled'}
        code={
          <QrCode
            text={checkInAddress(window.location.origin, code)}
            label={`Code of your ticket for ${title}`}
          />
        }
        codeText={readableCode(code)}
      />
    </Dialog>
  )
}
