import { useQuery } from '@tanstack/react-query'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { BackToAdmin } from '#features/member/client/BackToAdmin.tsx'
import { useMe } from '#features/member/client/use-me.ts'
import { commonRefusals } from '#platform/api.contract.ts'
import { BackTo } from '#platform/client/ui/BackTo.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import css from './LexiconPage.module.css'
import { lexiconQuery } from './lexicon-query.ts'
import { WordList } from './WordList.tsx'

const voiceSettings = { to: '/dashboard/settings', search: { tab: 'voice' } } as const

/** How the voices say words of the trade. For admins; others see a refusal. */
export function LexiconPage() {
  const { role } = useMe()
  return (
    <div className={css.page}>
      <header className={css.head}>
        <BackToAdmin>
          <BackTo {...voiceSettings}>Back to the voice settings</BackTo>
        </BackToAdmin>
        <h1>Pronunciation</h1>
      </header>
      {role === 'admin' ? (
        <Lexicon />
      ) : (
        <EmptyState
          drawing={<Engraving of="rope" />}
          title={commonRefusals.FORBIDDEN.error}
          action={<ButtonTo to="/dashboard">Back to the overview</ButtonTo>}
        >
          Admins choose how the voices say names and words of the trade.
        </EmptyState>
      )}
    </div>
  )
}

function Lexicon() {
  const { data, error, isFetching, refetch } = useQuery(lexiconQuery)
  return (
    <>
      <p className={css.lead}>
        Voices read Spanish and Gaelic names as if they were English. Write a word here the way it sounds, and
        every voice of this lounge says it so from the next text on: “Padrón” is said like “pah drone”.
        Capitals and accents make no difference.
      </p>
      {data ? (
        <WordList own={data.words} />
      ) : error ? (
        <ErrorBox title="Failed to load the words" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      ) : (
        <Skeleton label="Loading the words" rows={4} shape="text" />
      )}
    </>
  )
}
