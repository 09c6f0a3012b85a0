import { type ToastOptions, toastDesk, toastManager } from './toast-desk.ts'

const toast = {
  /** Said politely, gone after six seconds. Returns the id. */
  tell: (message: string, options: ToastOptions = {}) => toastDesk.post('note', message, options),
  /** Said at once, and stays until it is closed. */
  fail: (message: string, options: ToastOptions = {}) => toastDesk.post('error', message, options),
  close: (id: string) => toastManager.close(id),
}

/** Short news at the edge of the window. */
export function useToast() {
  return toast
}
