import { UploadSimpleIcon } from '@phosphor-icons/react/UploadSimple'
import { useId, useRef, useState } from 'react'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '../Button.tsx'
import { ErrorBox } from '../ErrorBox.tsx'
import hidden from '../Hidden.module.css'
import { DropZone } from '../media/DropZone.tsx'
import { TextArea } from '../TextArea.tsx'
import css from './ImportSource.module.css'

interface ImportSourceProps {
  /** What a file may hold: "CSV, up to 1 MB and 2,000 rows." */
  hint: string
  /** Name of the file that is being read. */
  reading: string | undefined
  error: Error | null
  /** Whether it also takes JSON. */
  takesJson?: boolean | undefined
  onFile: (file: File) => void
}

const tables = '.csv,.tsv,.txt,text/csv,text/tab-separated-values'

/** A file that is chosen or dropped, or rows that are pasted. */
export function ImportSource({ hint, reading, error, takesJson = false, onFile }: ImportSourceProps) {
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  const isReading = reading !== undefined
  const read = (file: File | undefined) => file && !isReading && onFile(file)
  return (
    <>
      <DropZone className={css.drop} onFile={read}>
        <Button
          icon={<UploadSimpleIcon weight="light" />}
          aria-describedby={hintId}
          working={isReading}
          onClick={() => input.current?.click()}
        >
          Choose a file
        </Button>
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
        <input
          ref={input}
          type="file"
          accept={takesJson ? `${tables},.json,application/json` : tables}
          aria-label={takesJson ? 'CSV or JSON file' : 'CSV file'}
          hidden
          onChange={({ currentTarget }) => {
            read(currentTarget.files?.[0])
            // Without this, choosing the same file again would fire no event.
            currentTarget.value = ''
          }}
        />
      </DropZone>
      <p role="status" className={hidden.hidden}>
        {isReading && `Reading ${reading}`}
      </p>
      {error && <ErrorBox>{messageFor(error, 'The file wasn’t read. Try again.')}</ErrorBox>}
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
            working={isReading}
            onClick={() => read(new File([text], 'the pasted rows', { type: 'text/csv' }))}
          >
            Preview the pasted rows
          </Button>
        </div>
      )}
    </>
  )
}
