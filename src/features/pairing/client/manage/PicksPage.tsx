import { getRouteApi } from '@tanstack/react-router'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { commonRefusals } from '#platform/api.contract.ts'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { PairingFormOf } from './PairingFormOf.tsx'
import css from './PicksPage.module.css'
import { PicksView } from './PicksView.tsx'

const route = getRouteApi('/dashboard/picks')

/** For admins: Tonight's Pick and all curated pairings, or the form of one. Others see a refusal. */
export function PicksPage() {
  const { role } = useMe()
  const { edit, new: empty } = route.useSearch()
  const isForm = edit !== undefined || empty !== undefined
  return (
    <div className={css.page}>
      <header className={css.head}>
        <Back isForm={isForm} />
        <h1>{edit !== undefined ? 'Edit the pairing' : isForm ? 'New pairing' : 'Tonight’s Pick'}</h1>
      </header>
      {role !== 'admin' ? (
        <EmptyState
          drawing={<Engraving of="rope" />}
          title={commonRefusals.FORBIDDEN.error}
          action={<ButtonTo to="/dashboard">Back to the overview</ButtonTo>}
        >
          Admins choose Tonight’s Pick.
        </EmptyState>
      ) : isForm ? (
        <PairingFormOf key={edit} edit={edit} />
      ) : (
        <PicksView />
      )}
    </div>
  )
}

function Back({ isForm }: { isForm: boolean }) {
  return isForm ? <BackTo to="/dashboard/picks">Back to the list</BackTo> : <BackToAdmin />
}
