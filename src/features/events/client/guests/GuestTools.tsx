import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { PrinterIcon } from '@phosphor-icons/react/Printer'
import { addressOf } from '#platform/client/api.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { guestListContract } from '../../guest-list.contract.ts'
import css from './GuestsPage.module.css'

/** The list on paper, and as a file. */
export function GuestTools({ eventId }: { eventId: string }) {
  return (
    <div className={css.files}>
      <Button
        look="quiet"
        icon={<PrinterIcon weight="light" />}
        onClick={() => window.print()}
        aria-label="Print"
      >
        <span className={css.word}>Print</span>
      </Button>
      <ButtonLink
        look="quiet"
        icon={<DownloadSimpleIcon weight="light" />}
        href={addressOf(guestListContract.exportGuestList, { params: { id: eventId } })}
        download
        aria-label="CSV"
      >
        <span className={css.word}>CSV</span>
      </ButtonLink>
    </div>
  )
}
