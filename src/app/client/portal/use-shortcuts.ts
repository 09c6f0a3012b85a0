import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { useMe } from '#features/member/client/use-me.ts'
import { focusPageSearch } from './focus-page-search.ts'
import type { OverlayName } from './overlay-props.ts'
import { type PendingSequence, parseShortcut } from './parse-shortcut.ts'

/** Keys that work everywhere in the portal. Members can turn single keys off. */
export function useShortcuts(show: (overlay: OverlayName) => void): void {
  const router = useRouter()
  const { settings } = useMe()
  const hasSingleKeys = settings?.shortcuts_enabled ?? true
  const handleKey = useEffectEvent((event: KeyboardEvent, waiting: PendingSequence) => {
    const shortcut = parseShortcut(event, waiting, hasSingleKeys)
    if (!shortcut) return
    event.preventDefault()
    if (shortcut === 'search') {
      if (!focusPageSearch()) show('palette')
    } else if ('overlay' in shortcut) show(shortcut.overlay)
    else void router.navigate({ to: shortcut.to })
  })
  useEffect(() => {
    const waiting: PendingSequence = { until: 0 }
    const listen = (event: KeyboardEvent) => handleKey(event, waiting)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
