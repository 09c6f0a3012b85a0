import { HeartIcon } from '@phosphor-icons/react/Heart'
import { markLabels } from '#features/marks/marks.contract.ts'
import { Button } from '#platform/client/ui/Button.tsx'
import { useWantedCigar } from './use-wanted-cigar.ts'

/** Puts a cigar on the reader's wish list, or takes it off. */
export function WantCigar({ id, name }: { id: string; name: string }) {
  const { isWanted, isPending, setWanted } = useWantedCigar(id)
  return (
    <Button
      size="small"
      icon={<HeartIcon weight={isWanted ? 'fill' : 'light'} />}
      aria-pressed={isWanted}
      aria-label={`${markLabels.want}: ${name}`}
      working={isPending}
      onClick={() => setWanted(!isWanted)}
    >
      {markLabels.want}
    </Button>
  )
}
