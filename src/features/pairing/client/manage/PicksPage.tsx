import { ArrowLeftIcon } from '@phosphor-icons/react/ArrowLeft'
import { getRouteApi } from '@tanstack/react-router'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { commonRefusals } from '#platform/api.contract.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ButtonTo, LinkTo } from '#platform/client/ui/PortalLinks.tsx'
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
  const icon = <ArrowLeftIcon weight="bold" size={14} aria-hidden="true" />
  return isForm ? (
    <LinkTo to="/dashboard/picks">{icon}Back to the list</LinkTo>
  ) : (
    <LinkTo to="/dashboard/admin">{icon}Back to the admin page</LinkTo>
  )
}
