import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { useRef, useState } from 'react'
import { memberContract } from '#features/member/member.contract.ts'
import { addressOf, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { SettingRow } from '#platform/client/ui/forms/SettingRow.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { accountDataContract } from '../../account-data.contract.ts'
import { SettingsSection } from '../SettingsSection.tsx'

const DeleteAccount = createLazyPart(async () => (await import('../DeleteAccount.tsx')).DeleteAccount)

export function DataTab() {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <SettingsSection title="Export my data" lead="Your data is yours. Take it with you any time.">
        <SettingRow
          title="Everything in one zip"
          description="Your records as JSON and as CSV tables, and your picture."
        >
          <ExportLink />
        </SettingRow>
      </SettingsSection>
      <SettingsSection title="Delete my account" lead="At once and for good. Smoke Deck keeps no copy.">
        <SettingRow
          title="Close the account"
          description="You’ll see what will be deleted, and confirm that it’s you."
        >
          <Button look="danger" onClick={() => setIsDeleting(true)}>
            Delete my account
          </Button>
        </SettingRow>
        {isDeleting && <DeleteAccount onClose={() => setIsDeleting(false)} />}
      </SettingsSection>
    </>
  )
}

/** A browser says nothing of a download that is refused, so the session is checked first; without one, sign-in opens. */
function ExportLink() {
  const toast = useToast()
  const isChecking = useRef(false)

  async function download(link: HTMLAnchorElement): Promise<void> {
    if (isChecking.current) return
    isChecking.current = true
    try {
      await call(memberContract.readMe, {})
      save(link.href)
    } catch (failure) {
      toast.error(messageFor(failure, 'Failed to export your data'), { id: 'export' })
    }
    isChecking.current = false
  }

  return (
    <ButtonLink
      href={addressOf(accountDataContract.exportAccount, {})}
      download
      icon={<DownloadSimpleIcon weight="light" />}
      onClick={event => {
        event.preventDefault()
        void download(event.currentTarget)
      }}
    >
      Export my data
    </ButtonLink>
  )
}

function save(href: string): void {
  Object.assign(document.createElement('a'), { href, download: '' }).click()
}
