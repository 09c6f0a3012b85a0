import { type ToastOptions, toastDesk, toastManager } from './toast-desk.ts'

const toast = {
  /** Announced politely, closes after six seconds. Returns the id. */
  tell: (message: string, options: ToastOptions = {}) => toastDesk.post('info', message, options),
  /** Announced at once, stays until it is closed. */
  fail: (message: string, options: ToastOptions = {}) => toastDesk.post('error', message, options),
  close: (id: string) => toastManager.close(id),
}

export function useToast() {
  return toast
}
