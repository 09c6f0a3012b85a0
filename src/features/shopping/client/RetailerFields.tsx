import { TrashIcon } from '@phosphor-icons/react/Trash'
import { Button } from '#platform/client/ui/Button.tsx'
import { Field } from '#platform/client/ui/Field.tsx'
import { SegmentedControl } from '#platform/client/ui/SegmentedControl.tsx'
import { TextLink } from '#platform/client/ui/TextLink.tsx'
import { addressAt, isTemplate, namePlaceholder, type Retailer } from '../shopping.contract.ts'
import css from './RetailerFields.module.css'
import { type Problems, problemAt, type RetailerDraft } from './retailer-drafts.ts'

const categoryOptions = [
  { value: 'cigars', label: 'Cigars' },
  { value: 'drinks', label: 'Drinks' },
] as const
/** Products that any such shop sells. */
const sampleNames: Record<Retailer['shelf'], string> = {
  cigars: 'Padrón 1964 Anniversary',
  drinks: 'Diplomático Reserva Exclusiva',
}

interface RetailerFieldsProps {
  draft: RetailerDraft
  /** Starts at 1. */
  position: number
  problems: Problems
  onChange: (fields: Partial<Retailer>) => void
  onRemove: () => void
}

export function RetailerFields({ draft, position, problems, onChange, onRemove }: RetailerFieldsProps) {
  const { key, name, shelf } = draft
  const template = draft.template.trim()
  const sampleName = sampleNames[shelf]
  return (
    <li className={css.shop} aria-label={name.trim() || `Shop ${position}`}>
      <Field
        label="Shop name"
        value={name}
        maxLength={60}
        autoComplete="off"
        error={problems[problemAt(key, 'name')]}
        onValueChange={typed => onChange({ name: typed })}
      />
      <div className={css.category}>
        <span>Sells</span>
        <SegmentedControl
          label="Sells"
          options={categoryOptions}
          value={shelf}
          onValueChange={chosen => onChange({ shelf: chosen })}
        />
      </div>
      <div className={css.address}>
        <Field
          label="Search address"
          description={`Such as https://shop.example/search?q=${namePlaceholder}`}
          value={draft.template}
          maxLength={500}
          type="url"
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
          error={problems[problemAt(key, 'template')]}
          onValueChange={typed => onChange({ template: typed })}
        />
        {isTemplate(template) && (
          <TextLink href={addressAt({ template }, sampleName)} external>
            Try it with “{sampleName}”
          </TextLink>
        )}
      </div>
      <div className={css.remove}>
        <Button
          look="quiet"
          size="small"
          icon={<TrashIcon weight="bold" size={16} />}
          aria-label={`Remove ${name.trim() || `shop ${position}`}`}
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </li>
  )
}
