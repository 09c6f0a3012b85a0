import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { lazy, Suspense, useState } from 'react'
import { addressOf } from '#platform/client/api.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { SettingRow } from '#platform/client/ui/forms/SettingRow.tsx'
import { accountDataContract } from '../../account-data.contract.ts'
import { SettingsSection } from '../SettingsSection.tsx'

const DeleteAccount = lazy(async () => ({ default: (await import('../DeleteAccount.tsx')).DeleteAccount }))

export function DataTab() {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <SettingsSection title="Export my data" lead="Your data is yours. Take it with you any time.">
        <SettingRow
          title="Everything in one zip"
          description="Your records as JSON and as CSV tables, and your picture."
        >
          <ButtonLink
            href={addressOf(accountDataContract.exportAccount, {})}
            download
            icon={<DownloadSimpleIcon weight="light" />}
          >
            Export my data
          </ButtonLink>
        </SettingRow>
      </SettingsSection>
      <SettingsSection title="Delete my account" lead="At once and for good. Smoke Deck keeps no copy.">
        <SettingRow
          title="Close the account"
          description="You’ll see what will be deleted and confirm with your password."
        >
          <Button look="danger" onClick={() => setIsDeleting(true)}>
            Delete my account
          </Button>
        </SettingRow>
        {isDeleting && (
          <Suspense>
            <DeleteAccount onClose={() => setIsDeleting(false)} />
          </Suspense>
        )}
      </SettingsSection>
    </>
  )
}
