import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ConfirmDialog } from '#platform/client/ui/ConfirmDialog.tsx'
import { StatusTag } from '#platform/client/ui/StatusTag.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type OwnRow, queueContract } from '../../queue.contract.ts'
import { dayOf } from '../report-words.ts'
import { columnLabels, labelOf } from '../row-words.ts'
import css from './CorrectionsQueue.module.css'
import { useReadQueueAgain } from './use-queue.ts'

interface OwnRowListProps {
  rows: readonly OwnRow[]
  onEdit: (row: OwnRow) => void
}

/** What this lounge says differently from the data that it came with. */
export function OwnRowList({ rows, onEdit }: OwnRowListProps) {
  const [givingUp, setGivingUp] = useState<OwnRow>()
  return (
    <>
      <ul className={css.own}>
        {rows.map(row => (
          <li key={`${row.of} ${row.id}`}>
            <div>
              <h3>{row.name}</h3>
              <p className={css.note}>
                {differenceOf(row)}
                {', '}
                {row.changedBy && `${row.changedBy}, `}
                <time dateTime={row.changedAt}>{dayOf(row.changedAt)}</time>
              </p>
              {row.leftOut ? (
                <StatusTag tone="danger">{`Left out at the last start. ${reasonOf(row)}`}</StatusTag>
              ) : (
                isWaiting(row) && <StatusTag tone="warn">From the next start on</StatusTag>
              )}
            </div>
            <div className={css.actions}>
              <Button aria-label={`Correct ${row.name}`} onClick={() => onEdit(row)}>
                Correct
              </Button>
              <Button look="quiet" aria-label={`Give ${row.name} up`} onClick={() => setGivingUp(row)}>
                Give up
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {givingUp && <GiveUpDialog row={givingUp} onClose={() => setGivingUp(undefined)} />}
    </>
  )
}

function GiveUpDialog({ row, onClose }: { row: OwnRow; onClose: () => void }) {
  const { of, id, version, name, inData } = row
  const readAgain = useReadQueueAgain()
  const toast = useToast()
  const giveUp = useMutation({
    networkMode: 'always',
    mutationFn: () => call(queueContract.giveUpOwnRow, { params: { of, id }, query: { version } }),
    onSuccess: () => toast.info(`The row of ${name} is given up.`),
    onError: failure => toast.error(messageFor(failure, 'Failed to give the row up. Try again.')),
    async onSettled() {
      await readAgain()
      onClose()
    },
  })
  return (
    <ConfirmDialog
      title={`Give ${name} up?`}
      description={
        inData
          ? 'From the next start on, the catalog says again what it came with.'
          : 'From the next start on, the catalog does not have it. What members keep of it stays, by its name.'
      }
      action="Give up"
      working={giveUp.isPending}
      onClose={onClose}
      onConfirm={() => giveUp.mutate()}
    />
  )
}

const differentColumns = (of: OwnRow['of'], row: OwnRow['row'], other: OwnRow['row']) =>
  columnLabels[of].filter(([column]) => row[column] !== other[column])

const isWaiting = ({ of, row, today }: OwnRow) => !today || differentColumns(of, row, today).length > 0

/** The column of the reason as the form calls it. */
function reasonOf({ of, leftOut }: OwnRow): string {
  return (leftOut ?? '').replace(/^(\w+): /, (_, column: string) => `${labelOf(of, column)}: `)
}

function differenceOf({ of, row, inData }: OwnRow): string {
  if (!inData) return `An added ${of}`
  const columns = differentColumns(of, row, inData)
  if (columns.length === 0) return 'The same as the data'
  return `Corrected: ${columns.map(([, label]) => label.toLowerCase()).join(', ')}`
}
