import { Toast } from '@base-ui/react/toast'
import type { ReactNode } from 'react'
import { freshId } from '../fresh-id.ts'

/** One action at most: a toast is one line and one thing to do about it. */
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

/** What shows the toasts listens to it. */
export const toastManager = Toast.createToastManager<ToastExtras>()

/** A screen reader has to know of the region before there is something in it. */
const regionIsKnownAfterMilliseconds = 100
const waiting: (() => void)[] = []
let isOpen = false
let want: (() => void) | undefined

/** Takes news before anything can show them, and asks for what can. */
export const toastDesk = {
  post(type: 'note' | 'error', title: string, { action, icon, id = freshId() }: ToastOptions): string {
    const add = () =>
      toastManager.add({ id, type, title, data: { action, icon }, ...(type === 'error' && { timeout: 0 }) })
    if (isOpen) add()
    else {
      waiting.push(add)
      want?.()
    }
    return id
  },
  /** Calls back when somebody has to be there to show something. Returns how to stop. */
  whenWanted(callBack: () => void): () => void {
    want = callBack
    if (waiting.length > 0) callBack()
    return () => {
      want = undefined
    }
  },
  /** Somebody is there now. Returns how to leave. */
  open(): () => void {
    const timer = setTimeout(() => {
      isOpen = true
      for (const add of waiting.splice(0)) add()
    }, regionIsKnownAfterMilliseconds)
    return () => {
      clearTimeout(timer)
      isOpen = false
    }
  },
}
