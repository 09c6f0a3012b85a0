import { useMutation } from '@tanstack/react-query'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import { ApiError, call } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { type EditedRow, queueContract } from '../../queue.contract.ts'
import { goneInWords } from './gone-words.ts'
import { useReadQueueAgain } from './use-queue.ts'

export type RowErrors = Readonly<Record<string, string>>

interface ToSave {
  of: CatalogueKind
  /** Undefined: a new row. */
  opened: EditedRow | undefined
  row: Record<string, string>
  /** The report that is taken over with it. */
  reportId: string | undefined
}

interface SaveOptions {
  onSaved: () => void
  /** By column. */
  onWrong: (errors: RowErrors) => void
  /** Another admin has changed the row. */
  onConflict: (current: EditedRow) => void
  /** The report was answered or withdrawn: what is typed stays, and can be saved without it. */
  onReportGone: (said: string) => void
}

export function useSaveRow({ onSaved, onWrong, onConflict, onReportGone }: SaveOptions) {
  const readAgain = useReadQueueAgain()
  const toast = useToast()
  return useMutation({
    networkMode: 'always',
    onMutate: () => toast.close('row'),
    mutationFn: ({ of, opened, row, reportId }: ToSave) =>
      opened
        ? call(queueContract.saveOwnRow, {
            params: { of, id: opened.id },
            body: { row, version: opened.version, reportId },
          })
        : call(queueContract.addOwnRow, { params: { of }, body: { row, reportId } }),
    async onSuccess({ name }) {
      await readAgain()
      toast.info(`${name} is saved.`, { id: 'row' })
      onSaved()
    },
    onError(failure) {
      const gone = goneInWords(failure)
      if (gone) return onReportGone(gone)
      if (failure instanceof ApiError) {
        if (failure.code === 'STALE' && failure.current) return onConflict(failure.current as EditedRow)
        if (Object.keys(failure.fields).length > 0) return onWrong(failure.fields)
      }
      toast.error(messageFor(failure, 'Failed to save the row. Try again.'), { id: 'row' })
    },
  })
}
