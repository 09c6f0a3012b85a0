import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { VoiceLine } from '../drawings/VoiceLine.tsx'

export function AssistantRoom() {
  return (
    <ComingSoonPage
      title="Ask SMU"
      lead="Ask a question, and Arturo answers, aloud if you like. He is clearing his throat."
      drawn="below"
      drawing={<VoiceLine />}
    />
  )
}
