import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CatalogueKind } from '#features/catalogue/catalogue-row.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { VersionConflict } from '#platform/client/ui/VersionConflict.tsx'
import type { EditedRow, QueuedReport } from '../../queue.contract.ts'
import { cellText, columnLabels } from '../row-words.ts'
import { NoteList } from './NoteList.tsx'
import { ReportText } from './ReportText.tsx'
import css from './RowEditor.module.css'
import { RowFieldControl } from './RowFieldControl.tsx'
import { emptyRow, fieldGroupsOf } from './row-fields.ts'
import { type RowErrors, useSaveRow } from './use-save-row.ts'

interface RowEditorProps {
  of: CatalogueKind
  /** Undefined: a new row. */
  opened: EditedRow | undefined
  /** That is taken over with it. */
  report: QueuedReport | undefined
  onClose: () => void
}

type Draft = Record<string, string>

/** All facts of a row. What is typed stays until it is saved. */
export function RowEditor({ of, opened: first, report, onClose }: RowEditorProps) {
  const form = useRef<HTMLFormElement>(null)
  /** Another admin's version once it was taken. */
  const [opened, setOpened] = useState(first)
  const [draft, setDraft] = useState<Draft>(() => (first ? { ...first.row } : emptyRow(of, report?.name)))
  const [errors, setErrors] = useState<RowErrors>({})
  const [current, setCurrent] = useState<EditedRow>()
  /** Why the report is not taken over any more. */
  const [reportGone, setReportGone] = useState<string>()
  const { mutate: save, isPending } = useSaveRow({
    onSaved: onClose,
    onWrong: showErrors,
    onConflict: setCurrent,
    onReportGone: setReportGone,
  })

  function showErrors(found: RowErrors): void {
    flushSync(() => setErrors(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] button')?.focus()
  }
  function change(column: string, value: string): void {
    setDraft(before => withChange(before, column, value))
    setErrors({})
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (report && !reportGone && opened && !current && isUnchanged(draft, opened)) {
      setErrors({ row: unchanged })
      form.current?.scrollIntoView()
      return
    }
    const reportId = report && !reportGone ? report.id : undefined
    save({ of, opened: current ?? opened, row: current ? onTop(draft, opened, current) : draft, reportId })
  }
  function takeTheirs(): void {
    if (!current) return
    setOpened(current)
    setDraft({ ...current.row })
    setCurrent(undefined)
  }
  return (
    <form ref={form} className={css.editor} onSubmit={submit} noValidate aria-labelledby="editor">
      <h2 id="editor">{opened ? opened.name : `A new ${of}`}</h2>
      <div className={css.columns}>
        <div className={css.fields}>
          {reportGone && <ErrorBox>{`${reportGone} Save changes the row alone.`}</ErrorBox>}
          {opened && current && (
            <VersionConflict
              fields={columnLabels[of].map(([column, label]) => [
                label,
                (row: Draft) => shownCell(column, row),
              ])}
              before={opened.row}
              mine={draft}
              theirs={current.row}
              onTakeTheirs={takeTheirs}
            />
          )}
          {errors.row && <ErrorBox>{errors.row}</ErrorBox>}
          {fieldGroupsOf(of).map(({ title, fields }) => (
            <fieldset key={title} className={css.group}>
              <legend>{title}</legend>
              {fields.map(field => (
                <div key={field.column} data-wide={field.isWide || undefined}>
                  <RowFieldControl
                    field={field}
                    value={draft[field.column] ?? ''}
                    error={errors[field.column]}
                    onChange={value => change(field.column, value)}
                  />
                </div>
              ))}
            </fieldset>
          ))}
          <div className={css.actions}>
            <Button type="submit" look="primary" working={isPending}>
              {submitLabel(current !== undefined, report !== undefined && !reportGone)}
            </Button>
            <Button look="quiet" onClick={onClose}>
              Discard
            </Button>
          </div>
        </div>
        <aside className={css.beside}>
          {report && <ReportText report={report} />}
          <NoteList />
        </aside>
      </div>
    </form>
  )
}

const unchanged =
  'Nothing is changed yet. Write what the report says into its field, or discard this and decline the report.'

const isUnchanged = (draft: Draft, { row }: EditedRow) =>
  Object.entries(draft).every(([column, cell]) => cell === (row[column] ?? ''))

function submitLabel(hasConflict: boolean, hasReport: boolean): string {
  if (hasConflict) return 'Save my version'
  return hasReport ? 'Take over' : 'Save'
}

const shownCell = (column: string, row: Draft) => (row[column] ? cellText(column, row[column]) : '')

/** A source that was just typed was read today. */
function withChange(before: Draft, column: string, value: string): Draft {
  const changed = { ...before, [column]: value }
  if (column !== 'source_url') return changed
  return { ...changed, checked: value.trim() === '' ? '' : new Date().toISOString().slice(0, 10) }
}

/** The other admin's changes stay, those of the form come on top. */
function onTop(draft: Draft, opened: EditedRow | undefined, current: EditedRow): Draft {
  const changed = Object.entries(draft).filter(([column, cell]) => cell !== opened?.row[column])
  return { ...current.row, ...Object.fromEntries(changed) }
}
