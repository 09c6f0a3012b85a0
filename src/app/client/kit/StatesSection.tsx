import { PlusIcon } from '@phosphor-icons/react/Plus'
import { Engraving } from '#features/illustrations/client/Engraving.tsx'
import { Button } from '#platform/client/ui/Button.tsx'
import { EmptyState } from '#platform/client/ui/EmptyState.tsx'
import { ErrorBox } from '#platform/client/ui/ErrorBox.tsx'
import { Skeleton } from '#platform/client/ui/Skeleton.tsx'
import { KitSection, KitStack } from './KitSection.tsx'

export function StatesSection() {
  return (
    <>
      <KitSection title="Loading: cigar-shaped, still, never spinning">
        <Skeleton label="Loading your humidor" />
        <Skeleton label="Loading the note" shape="text" rows={3} />
      </KitSection>
      <KitSection title="Empty">
        <EmptyState
          drawing={<Engraving of="humidor" />}
          title="Nothing in the box yet."
          action={
            <Button look="primary" icon={<PlusIcon weight="bold" />}>
              Add a cigar
            </Button>
          }
        >
          Add the first one by name, or hold its band up to the camera.
        </EmptyState>
      </KitSection>
      <KitSection title="Error" columns={12}>
        <KitStack>
          <ErrorBox>That did not send. Try again, or keep it as a draft.</ErrorBox>
          <ErrorBox title="The pairing did not come through" onRetry={() => {}}>
            The room is busy. Nothing you typed is lost.
          </ErrorBox>
          <ErrorBox onRetry={() => {}} retrying>
            Failed to load inventory
          </ErrorBox>
        </KitStack>
      </KitSection>
    </>
  )
}
