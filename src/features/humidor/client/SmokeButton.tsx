import { Button } from '#platform/client/ui/Button.tsx'
import type { HumidorItem } from '../humidor.contract.ts'

interface SmokeButtonProps {
  item: HumidorItem
  name: string
  onSmoke: (item: HumidorItem) => void
}

export function SmokeButton({ item, name, onSmoke }: SmokeButtonProps) {
  return (
    <Button
      size="small"
      look="quiet"
      disabled={item.quantity === 0}
      // The last one was taken out with it, and the focus comes back to it from the dialog.
      focusableWhenDisabled
      aria-label={`Smoke it: ${name}`}
      onClick={() => onSmoke(item)}
    >
      Smoke it
    </Button>
  )
}
