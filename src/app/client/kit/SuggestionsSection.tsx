import { useState } from 'react'
import { Cigar } from '#features/illustrations/client/Cigar.tsx'
import { Autocomplete } from '#platform/client/ui/Autocomplete.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import { KitSection, KitStack } from './KitSection.tsx'
import { KIT_CIGARS, type KitCigar } from './kit-cigars.ts'
import styles from './SuggestionsSection.module.css'

const MICROPHONES = [
  { value: 'built-in', label: 'Built-in microphone' },
  { value: 'headset', label: 'Headset', description: 'Best when the room is loud' },
  { value: 'phone', label: 'Phone nearby', disabled: true },
] as const
type Microphone = (typeof MICROPHONES)[number]['value']

const nameOf = (cigar: KitCigar) => cigar.name

/** Only the kit uses Select until the forms of the humidor need it. */
export function SuggestionsSection() {
  const [typed, setTyped] = useState('')
  const [microphone, setMicrophone] = useState<Microphone>('built-in')
  const matches =
    typed === '' ? [] : KIT_CIGARS.filter(({ name }) => name.toLowerCase().includes(typed.toLowerCase()))
  const options = {
    itemKey: nameOf,
    itemText: nameOf,
    renderItem: (cigar: KitCigar) => <CigarOption {...cigar} />,
  }
  const emptyField = { value: '', onValueChange: () => {}, items: [], ...options }
  return (
    <KitSection title="Suggestions, select">
      <KitStack>
        <Autocomplete
          label="What are you smoking?"
          placeholder="Type a name"
          value={typed}
          onValueChange={setTyped}
          items={matches}
          emptyText={typed === '' ? undefined : 'Nothing by that name. It can still be paired.'}
          {...options}
        />
        <Autocomplete {...emptyField} label="Looking" loading loadingText="Looking through the shelves" />
        <Autocomplete {...emptyField} label="With an error" error="Tell us what you are smoking." />
        <Select label="Microphone" options={MICROPHONES} value={microphone} onValueChange={setMicrophone} />
        <Select
          label="In a row"
          look="compact"
          options={MICROPHONES}
          value={microphone}
          onValueChange={setMicrophone}
        />
        <Select
          label="With an error"
          options={MICROPHONES}
          value={null}
          onValueChange={setMicrophone}
          placeholder="Choose a microphone"
          error="Choose one to talk."
        />
        <Select label="Off" options={MICROPHONES} value={microphone} onValueChange={setMicrophone} disabled />
      </KitStack>
    </KitSection>
  )
}

function CigarOption({ name, ...size }: KitCigar) {
  return (
    <>
      <span className={styles.picture}>
        <Cigar {...size} pixelsPerInch={16} />
      </span>
      <span>{name}</span>
      <span className={styles.size}>
        {size.lengthInches} × {size.ringGauge}
      </span>
    </>
  )
}
