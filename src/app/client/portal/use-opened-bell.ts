import { useEffect } from 'react'
import { notificationsHash } from '../../portal.contract.ts'
import type { OverlayName } from './overlay-props.ts'

/** The bell of a public page leads here: the list opens, and a reload does not open it again. */
export function useOpenedBell(show: (overlay: OverlayName) => void): void {
  useEffect(() => {
    if (location.hash !== notificationsHash) return
    history.replaceState(history.state, '', location.pathname + location.search)
    show('notifications')
  }, [show])
}
