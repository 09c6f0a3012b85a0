import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { VoiceLine } from '../drawings/VoiceLine.tsx'

export function AssistantRoom() {
  return (
    <ComingSoonPage
      title="Ask SMU"
      lead="A question, and Arturo’s answer, read aloud if you like. He is clearing his throat."
      drawn="below"
      drawing={<VoiceLine />}
    />
  )
}
