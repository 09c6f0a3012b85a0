import { UploadSimpleIcon } from '@phosphor-icons/react/UploadSimple'
import { useId, useRef, useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import hidden from '#platform/client/ui/Hidden.module.css'
import { DropZone } from '#platform/client/ui/media/DropZone.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import css from './ImportSource.module.css'
import type { Import } from './use-import.ts'

/** A file that is chosen or dropped, or rows that are pasted. */
export function ImportSource({ preview }: Pick<Import, 'preview'>) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const read = (file: File | undefined) => file && !preview.isPending && preview.mutate(file)
  return (
    <>
      <DropZone className={css.drop} onFile={read}>
        <Button
          icon={<UploadSimpleIcon weight="light" />}
          aria-describedby={hintId}
          working={preview.isPending}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        <p id={hintId} className={css.hint}>
          CSV, up to 1 MB and 2,000 rows. You can also drop it here. The export of a vault can be imported as
          it is.
        </p>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          aria-label="CSV file"
          hidden
          onChange={({ currentTarget }) => {
            read(currentTarget.files?.[0])
            // Without this, choosing the same file again would fire no event.
            currentTarget.value = ''
          }}
        />
      </DropZone>
      <p role="status" className={hidden.hidden}>
        {preview.isPending && `Reading ${preview.variables.name}`}
      </p>
      {preview.error && <ErrorBox>{messageFor(preview.error, 'The file wasn’t read. Try again.')}</ErrorBox>}
      <TextArea
        label="Or paste the rows, the column names first"
        rows={4}
        spellCheck={false}
        value={text}
        onValueChange={setText}
      />
      {text.trim() !== '' && (
        <div>
          <Button
            working={preview.isPending}
            onClick={() => read(new File([text], 'the pasted rows', { type: 'text/csv' }))}
          >
            Preview the pasted rows
          </Button>
        </div>
      )}
    </>
  )
}
