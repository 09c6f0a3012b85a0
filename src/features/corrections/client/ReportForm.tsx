import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { ApiError } from '#platform/client/api.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { ChipGroup } from '#platform/client/ui/ChipGroup.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { TextArea } from '#platform/client/ui/TextArea.tsx'
import { useToast } from '#platform/client/ui/use-toast.ts'
import { maxNameLength, maxProposalLength, type ReportSubject } from '../corrections.contract.ts'
import css from './CorrectionsPage.module.css'
import type { ReportTarget } from './corrections-search.ts'
import { subjectsOf } from './report-words.ts'
import { useSendReport } from './use-corrections.ts'

type Problems = Partial<Record<'name' | 'about' | 'proposal' | 'source', string>>

/** What is typed stays until it is sent. */
export function ReportForm({ target }: { target: ReportTarget }) {
  const { of, id } = target
  const isMissing = id === undefined
  const form = useRef<HTMLFormElement>(null)
  const toast = useToast()
  const [name, setName] = useState(target.name ?? '')
  const [about, setAbout] = useState<ReportSubject | undefined>()
  const [proposal, setProposal] = useState('')
  const [source, setSource] = useState('')
  const [problems, setProblems] = useState<Problems>({})
  const send = useSendReport(() => {
    setName('')
    setAbout(undefined)
    setProposal('')
    setSource('')
    toast.info('Thank you. An admin will read it.')
  })

  function show(found: Problems): void {
    flushSync(() => setProblems(found))
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (send.isPending) return
    const missing = problemsOf({ isMissing, name, about, proposal })
    show(missing)
    if (Object.keys(missing).length > 0) return
    const body = { of, id: id ?? null, name, about: about ?? ('missing' as const), proposal, source }
    send.mutate(body, {
      onError: failure => failure instanceof ApiError && show(failure.fields),
    })
  }
  const isShownAtFields = Object.keys(problems).length > 0
  return (
    <form ref={form} className={css.form} onSubmit={submit} noValidate aria-labelledby="tell">
      <h2 id="tell">{isMissing ? `Tell us about a ${of} that is missing` : 'Tell us what is wrong'}</h2>
      {isMissing && (
        <Field
          label={of === 'cigar' ? 'Maker and line' : 'Name of the drink'}
          value={name}
          onValueChange={setName}
          maxLength={maxNameLength}
          autoComplete="off"
          error={problems.name}
        />
      )}
      {!isMissing && (
        <div className={css.about}>
          <ChipGroup
            label="What is wrong"
            multiple={false}
            options={subjectsOf(of)}
            value={about ? [about] : []}
            onValueChange={([chosen]) => setAbout(chosen)}
          />
          {problems.about && <p role="alert">{problems.about}</p>}
        </div>
      )}
      <TextArea
        label={isMissing ? 'What you know of it' : 'What it should be'}
        rows={4}
        value={proposal}
        onValueChange={setProposal}
        maxLength={maxProposalLength}
        error={problems.proposal}
      />
      <Field
        label="Where it can be read"
        description="The address of a page, if you know one."
        type="url"
        inputMode="url"
        placeholder="https://"
        value={source}
        onValueChange={setSource}
        maxLength={500}
        autoComplete="off"
        spellCheck={false}
        error={problems.source}
      />
      {send.error && !isShownAtFields && (
        <ErrorBox>{messageFor(send.error, 'Failed to send the report. Try again.')}</ErrorBox>
      )}
      <Button type="submit" look="primary" working={send.isPending}>
        Send
      </Button>
      <p className={css.small}>An admin reads it beside the row. Nothing changes until they take it over.</p>
    </form>
  )
}

interface Typed {
  isMissing: boolean
  name: string
  about: ReportSubject | undefined
  proposal: string
}

function problemsOf({ isMissing, name, about, proposal }: Typed): Problems {
  return {
    ...(isMissing && name.trim() === '' && { name: 'Please say what it is called' }),
    ...(!isMissing && !about && { about: 'Please choose what is wrong' }),
    ...(proposal.trim() === '' && { proposal: 'Please say what it should be' }),
  }
}
