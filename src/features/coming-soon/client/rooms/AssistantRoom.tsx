import { ButtonTo } from '#platform/client/ui/PortalLinks.tsx'
import { ComingSoonPage } from '../ComingSoonPage.tsx'
import { VoiceLine } from '../drawings/VoiceLine.tsx'

export function AssistantRoom() {
  return (
    <ComingSoonPage
      title="Ask SMU"
      lead="Ask a question, and Arturo answers, aloud if you like. He is clearing his throat."
      drawn="below"
      drawing={<VoiceLine />}
    >
      <ButtonTo to="/pair">Ask for a pairing now</ButtonTo>
    </ComingSoonPage>
  )
}
