import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { createLazyPart } from '#platform/client/ui/create-lazy-part.ts'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { useLiveRefetch } from '#platform/client/use-live-refetch.ts'
import { type BarDrink, barEvent } from '../bar.contract.ts'
import { AddDrink } from './AddDrink.tsx'
import { BarNote, type BarNoteText } from './BarNote.tsx'
import css from './BarPage.module.css'
import { barQuery } from './bar-query.ts'
import { barQueueId } from './bar-queue.ts'
import { groupDrinks } from './drink-groups.ts'
import { Shelf } from './Shelf.tsx'
import { ShoppingList } from './ShoppingList.tsx'
import { useBottleActions } from './use-bottle-actions.ts'
import { useChangeBar } from './use-change-bar.ts'

const OwnBottleDialog = createLazyPart(async () => (await import('./OwnBottleDialog.tsx')).OwnBottleDialog)

export function BarPage() {
  useLiveRefetch(barEvent, barQuery.queryKey, { queueId: barQueueId })
  const { data, error, isPending, isFetching, refetch } = useQuery(barQuery)
  const field = useRef<HTMLInputElement>(null)
  const change = useChangeBar()
  const groups = groupDrinks(data?.drinks ?? [])
  const [note, setNote] = useState<BarNoteText>()
  const actions = useBottleActions({ change, onRemoved: () => field.current?.focus(), onTell: setNote })
  /** The bottle that the form is open for, or the name of a new one. */
  const [own, setOwn] = useState<BarDrink | string>()
  const [ownSaves, setOwnSaves] = useState(0)
  return (
    <div className={css.page}>
      <header className={css.head}>
        <h1>My bar</h1>
        <p>
          What you have at home to pour. We can limit advice to these bottles and plan an evening from them.
          Press a bottle when you have poured from it; full, half, low or empty is close enough.
        </p>
        <ButtonTo to="/pair">Open the explorer</ButtonTo>
      </header>
      {isPending && <Skeleton label="Loading your bar" shape="text" />}
      {error && !data && (
        <ErrorBox title="Failed to load your bar" onRetry={() => void refetch()} retrying={isFetching}>
          {error.message}
        </ErrorBox>
      )}
      {data && (
        <div className={css.tools}>
          <div>
            <AddDrink
              key={ownSaves}
              field={field}
              here={data.drinks}
              onChange={change}
              onOwn={setOwn}
              onTell={setNote}
            />
            <BarNote
              note={note}
              onUndone={() => {
                setNote(undefined)
                field.current?.focus()
              }}
            />
          </div>
          <ShoppingList drinks={data.drinks} actions={actions} onTell={setNote} />
        </div>
      )}
      {data && groups.length === 0 && (
        <div className={css.empty}>
          <EmptyState title="Your bar is empty." drawing={<Engraving of="decanter" />}>
            Type the name of a bottle, a tea or a coffee above and pick it from the list.
          </EmptyState>
        </div>
      )}
      <div className={css.groups}>
        {groups.map(group => (
          <Shelf key={group.id} group={group} actions={actions} onEdit={setOwn} />
        ))}
      </div>
      {own !== undefined && (
        <OwnBottleDialog
          bottle={own}
          onClose={() => setOwn(undefined)}
          onSave={drink => {
            change({ action: 'save', drink })
            setOwnSaves(count => count + 1)
          }}
        />
      )}
    </div>
  )
}
