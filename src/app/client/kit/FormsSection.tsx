import { useState } from 'react'
import { Button } from '#platform/client/ui/Button.tsx'
import { Checkbox } from '#platform/client/ui/forms/Checkbox.tsx'
import { DateField, TimeField } from '#platform/client/ui/forms/DateField.tsx'
import { NumberField } from '#platform/client/ui/forms/NumberField.tsx'
import { RadioGroup } from '#platform/client/ui/forms/RadioGroup.tsx'
import { RangeSlider } from '#platform/client/ui/forms/RangeSlider.tsx'
import { SettingRow, SettingRows } from '#platform/client/ui/forms/SettingRow.tsx'
import { As, KitSection, KitStack } from './KitSection.tsx'

const REPEATS = [
  { value: 'once', label: 'Once for each excursion', description: 'And again after six hours.' },
  { value: 'quiet', label: 'Only while I am awake', description: 'Nothing between 11 PM and 7 AM.' },
  { value: 'push', label: 'To every device', description: 'This browser does not allow it.', disabled: true },
] as const

export function FormsSection() {
  return (
    <>
      <NumbersSection />
      <KitSection title="Checkbox, radio group" columns={4}>
        <Choices />
      </KitSection>
      <KitSection title="Limits with two thumbs, setting rows" columns={8}>
        <Limits />
      </KitSection>
    </>
  )
}

function NumbersSection() {
  const [count, setCount] = useState<number | null>(12)
  const [offset, setOffset] = useState<number | null>(-0.5)
  const [day, setDay] = useState('2026-11-26')
  const [time, setTime] = useState('19:30')
  return (
    <KitSection title="Number with unit, date, time" columns={4}>
      <KitStack>
        <NumberField
          label="How many went in?"
          value={count}
          onValueChange={setCount}
          min={1}
          max={500}
          unit="cigars"
        />
        <As state="focus">
          <NumberField label="Correction" value={offset} onValueChange={setOffset} step={0.5} unit="%" />
        </As>
        <NumberField
          label="Price each"
          value={0}
          onValueChange={() => {}}
          format={{ style: 'currency', currency: 'USD' }}
          error="Leave it empty if you do not know it."
        />
        <NumberField label="In the cabinet" value={42} onValueChange={() => {}} disabled />
        <DateField label="Bought on" value={day} onValueChange={setDay} />
        <TimeField label="Starts at" value={time} onValueChange={setTime} zone="Atlanta time" />
        <DateField label="Rest until" defaultValue="2025-01-01" error="That day is over." />
      </KitStack>
    </KitSection>
  )
}

function Choices() {
  const [isKept, setIsKept] = useState(true)
  const [repeat, setRepeat] = useState<(typeof REPEATS)[number]['value']>('once')
  return (
    <KitStack>
      <Checkbox label="Bring a guest" checked={isKept} onCheckedChange={setIsKept} />
      <Checkbox
        label="Add it to my calendar"
        description="A private address that only you have."
        checked={!isKept}
        onCheckedChange={checked => setIsKept(!checked)}
      />
      <Checkbox label="All 34 that are ready" checked={false} indeterminate onCheckedChange={() => {}} />
      <As state="focus">
        <Checkbox label="Focused" checked onCheckedChange={() => {}} />
      </As>
      <Checkbox label="Off" checked disabled onCheckedChange={() => {}} />
      <RadioGroup label="Tell me" options={REPEATS} value={repeat} onValueChange={setRepeat} />
      <As state="focus">
        <RadioGroup label="Focused" options={REPEATS.slice(0, 1)} value="once" onValueChange={() => {}} />
      </As>
    </KitStack>
  )
}

function Limits() {
  const [limits, setLimits] = useState({ lowest: 65, highest: 72 })
  return (
    <KitStack>
      <RangeSlider
        label="Humidity to hold"
        value={limits}
        onValueChange={setLimits}
        min={50}
        max={85}
        unit="%"
      />
      <RangeSlider label="Off" value={limits} onValueChange={() => {}} min={50} max={85} unit="%" disabled />
      <SettingRows>
        <SettingRow
          title="Calibration"
          description="A salt test of 24 hours. Its correction counts for alerts too."
        >
          <Button>Start the test</Button>
        </SettingRow>
        <SettingRow title="Calendar address" description="Anyone who has it can read your answers.">
          <Button look="danger">Replace</Button>
        </SettingRow>
      </SettingRows>
    </KitStack>
  )
}
