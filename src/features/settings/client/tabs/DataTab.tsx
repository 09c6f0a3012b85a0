import { DownloadSimpleIcon } from '@phosphor-icons/react/DownloadSimple'
import { lazy, Suspense, useState } from 'react'
import { addressOf } from '#platform/client/api.ts'
import { Button, ButtonLink } from '#platform/client/ui/Button.tsx'
import { accountDataContract } from '../../account-data.contract.ts'
import { SettingRow } from '../SettingRow.tsx'
import { SettingsSection } from '../SettingsSection.tsx'

const DeleteAccount = lazy(async () => ({ default: (await import('../DeleteAccount.tsx')).DeleteAccount }))

export function DataTab() {
  const [isDeleting, setIsDeleting] = useState(false)
  return (
    <>
      <SettingsSection title="Export my data" lead="What you put in is yours, and leaves with you any day.">
        <SettingRow
          title="Everything in one zip"
          description="Your records as JSON, and as tables for a spreadsheet. Your picture too."
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
      <SettingsSection
        title="Delete my account"
        lead="At once, and for good. No copy is kept that could be restored."
      >
        <SettingRow
          title="Close the account"
          description="You see what goes before anything does, and are asked for your password."
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
