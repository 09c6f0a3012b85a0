import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useMe } from '#features/settings/client/use-me.ts'
import type { OverlayName } from './overlays.ts'
import { findStroke, type Waiting } from './read-stroke.ts'

/** Keys that work everywhere in the portal. Single keys are off where the member turned them off. */
export function useShortcuts(show: (overlay: OverlayName) => void): void {
  const router = useRouter()
  const { settings } = useMe()
  const hasSingleKeys = settings?.shortcuts_enabled ?? true
  const act = useEffectEvent((event: KeyboardEvent, waiting: Waiting) => {
    const stroke = findStroke(event, waiting, hasSingleKeys)
    if (!stroke) return
    event.preventDefault()
    if (stroke === 'search') {
      if (!searchHere()) show('palette')
    } else if ('overlay' in stroke) show(stroke.overlay)
    else void router.navigate({ to: stroke.to })
  })
  useEffect(() => {
    const waiting: Waiting = { until: 0 }
    const listen = (event: KeyboardEvent) => act(event, waiting)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}

/** A page may have a search of its own. */
function searchHere(): boolean {
  const field = document.querySelector<HTMLInputElement>('main [aria-keyshortcuts="/"]')
  field?.focus()
  field?.select()
  return field !== null
}
