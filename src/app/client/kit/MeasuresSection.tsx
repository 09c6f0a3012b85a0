import { useState } from 'react'
import { Rating } from '#platform/client/ui/Rating.tsx'
import { Slider } from '#platform/client/ui/Slider.tsx'
import { Switch } from '#platform/client/ui/Switch.tsx'
import { As, KitSection, KitStack } from './KitSection.tsx'

const STRENGTHS = ['Mild', 'Mild to medium', 'Medium', 'Medium to full', 'Full']

export function MeasuresSection() {
  const [rating, setRating] = useState<number | null>(3)
  const [half, setHalf] = useState<number | null>(4.5)
  const [strength, setStrength] = useState(2)
  const [isHeld, setIsHeld] = useState(true)
  const strengthText = (step: number) => STRENGTHS[step] ?? ''
  return (
    <KitSection title="Rating, switch, slider" columns={4} tall>
      <KitStack>
        <Rating label="Your rating" value={rating} onValueChange={setRating} />
        <Rating label="By half steps" value={half} onValueChange={setHalf} halves />
        <Rating label="Off" value={2} onValueChange={() => {}} disabled />
        <Switch
          label="Hold to talk"
          description="Keep Space pressed, or hold the microphone."
          checked={isHeld}
          onCheckedChange={setIsHeld}
        />
        <Switch label="Small sounds" checked={!isHeld} onCheckedChange={isOn => setIsHeld(!isOn)} />
        <As state="focus">
          <Switch label="Focused" checked onCheckedChange={() => {}} />
        </As>
        <Switch label="Being saved" checked working onCheckedChange={() => {}} />
        <Switch label="Off for now" checked={false} disabled onCheckedChange={() => {}} />
        <Slider
          label="Strength"
          value={strength}
          onValueChange={setStrength}
          min={0}
          max={4}
          valueText={strengthText}
        />
        <As state="focus">
          <Slider
            label="Focused"
            value={1}
            onValueChange={() => {}}
            min={0}
            max={4}
            valueText={strengthText}
          />
        </As>
        <Slider
          label="Off"
          value={3}
          disabled
          onValueChange={() => {}}
          min={0}
          max={4}
          valueText={strengthText}
        />
      </KitStack>
    </KitSection>
  )
}
