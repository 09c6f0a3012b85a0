import { Toast } from '@base-ui/react/toast'
import { type ReactNode, useMemo } from 'react'

/** One action at most: a toast is one line and one thing to do about it. */
export interface ToastAction {
  label: string
  run: () => void
}

export interface ToastOptions extends ToastExtras {
  /** The same id again changes the toast in place. */
  id?: string | undefined
}

export interface ToastExtras {
  action?: ToastAction | undefined
  icon?: ReactNode
}

/** Short news at the edge of the window. */
export function useToast() {
  const { add, close } = Toast.useToastManager<ToastExtras>()
  // By hand: the React Compiler only reads components, and callers put these into effects.
  return useMemo(() => {
    const post = (type: 'note' | 'error', title: string, { action, icon, id }: ToastOptions = {}) =>
      add({ type, title, data: { action, icon }, ...(type === 'error' && { timeout: 0 }), ...(id && { id }) })
    return {
      /** Said politely, gone after six seconds. Returns the id. */
      tell: (message: string, options?: ToastOptions) => post('note', message, options),
      /** Said at once, and stays until it is closed. */
      fail: (message: string, options?: ToastOptions) => post('error', message, options),
      close,
    }
  }, [add, close])
}
