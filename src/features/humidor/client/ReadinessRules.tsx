import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useCall } from '#platform/client/call-for.ts'
import { messageFor } from '#platform/client/message-for.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { Dialog } from '#platform/client/ui/Dialog.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { humidorBulkContract } from '../bulk.contract.ts'
import type { ReadinessRuleOfStrength } from '../humidor.contract.ts'
import { defaultRules, withDefaults } from '../readiness.rules.ts'
import { humidorQuery } from './humidor-query.ts'
import css from './ReadinessRules.module.css'

interface ReadinessRulesProps {
  rules: readonly ReadinessRuleOfStrength[]
  onClose: () => void
}

const strengths = [1, 2, 3, 4, 5] as const
const strengthWords = { 1: 'Mild', 2: 'Mild to medium', 3: 'Medium', 4: 'Medium to full', 5: 'Full' } as const
const fields = [
  { key: 'restDays', label: 'Rests for' },
  { key: 'primeFromDays', label: 'At its best from' },
  { key: 'primeUntilDays', label: 'Until' },
] as const

type Draft = Record<(typeof strengths)[number], Record<(typeof fields)[number]['key'], number | null>>

/** When cigars of each strength are at their best, as the product has it, and as the member wants it. */
export function ReadinessRules({ rules, onClose }: ReadinessRulesProps) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...withDefaults(rules) }))
  const queries = useQueryClient()
  const call = useCall()
  const save = useMutation({
    networkMode: 'always',
    mutationFn: (changed: ReadinessRuleOfStrength[]) =>
      call(humidorBulkContract.setReadinessRules, { body: { rules: changed } }),
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: humidorQuery.queryKey })
      onClose()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(changedRules(draft))
  }
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title="When a cigar is at its best"
      description="In days since you bought it, by strength. Opinions differ, so these are starting points: mild blends fade sooner, strong ones gain for years. Candela keeps for about a year. A date that you set on a cigar comes first."
      size="large"
    >
      <form className={css.form} onSubmit={submit} noValidate>
        {strengths.map(strength => (
          <fieldset key={strength} className={css.rule}>
            <legend>{strengthWords[strength]}</legend>
            {fields.map(({ key, label }) => (
              <NumberField
                key={key}
                label={label}
                unit="days"
                min={0}
                max={36_500}
                value={draft[strength][key]}
                onValueChange={days =>
                  setDraft(before => ({ ...before, [strength]: { ...before[strength], [key]: days } }))
                }
              />
            ))}
          </fieldset>
        ))}
        {save.error && <ErrorBox>{messageFor(save.error, 'The rules weren’t saved. Try again.')}</ErrorBox>}
        <div className={css.actions}>
          <Button type="button" look="quiet" onClick={() => setDraft({ ...defaultRules })}>
            Back to the starting points
          </Button>
          <Button type="submit" look="primary" working={save.isPending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Those that differ from the product’s; a field that is left empty is as the product has it. */
function changedRules(draft: Draft): ReadinessRuleOfStrength[] {
  return strengths
    .map(strength => {
      const usual = defaultRules[strength]
      const { restDays, primeFromDays, primeUntilDays } = draft[strength]
      return {
        strength,
        restDays: restDays ?? usual.restDays,
        primeFromDays: primeFromDays ?? usual.primeFromDays,
        primeUntilDays: primeUntilDays ?? usual.primeUntilDays,
      }
    })
    .filter(rule => fields.some(({ key }) => rule[key] !== defaultRules[rule.strength][key]))
}
