import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { createId } from '../create-id.ts'

export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastExtras {
  action?: ToastAction | undefined
  icon?: ReactNode
}

export interface ToastOptions extends ToastExtras {
  /** The same id again changes the toast in place. */
  id?: string | undefined
}

export const toastManager = Toast.createToastManager<ToastExtras>()

/** Screen readers announce only what is added to a live region that they already know. */
const regionDelayMilliseconds = 100
const queued: (() => void)[] = []
let isRegionReady = false
let requestRegion: (() => void) | undefined

/** Holds toasts until the lazily loaded region can show them. */
export const toastQueue = {
  add(type: 'info' | 'error', title: string, { action, icon, id = createId() }: ToastOptions): string {
    const add = () =>
      toastManager.add({ id, type, title, data: { action, icon }, ...(type === 'error' && { timeout: 0 }) })
    if (isRegionReady) add()
    else {
      queued.push(add)
      requestRegion?.()
    }
    return id
  },
  /** Calls back when a toast needs the region. Returns a function that unsubscribes. */
  onRegionNeeded(loadRegion: () => void): () => void {
    requestRegion = loadRegion
    if (queued.length > 0) loadRegion()
    return () => {
      requestRegion = undefined
    }
  },
  /** The region is mounted. Returns a function for its unmount. */
  attachRegion(): () => void {
    const timer = setTimeout(() => {
      isRegionReady = true
      for (const add of queued.splice(0)) add()
    }, regionDelayMilliseconds)
    return () => {
      clearTimeout(timer)
      isRegionReady = false
    }
  },
}
