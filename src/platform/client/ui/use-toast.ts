import { type ToastOptions, toastManager, toastQueue } from './toast-queue.ts'

const toast = {
  /** Announced politely, closes after six seconds. Returns the id. */
  info: (message: string, options: ToastOptions = {}) => toastQueue.add('info', message, options),
  /** Announced at once, stays until it is closed. */
  error: (message: string, options: ToastOptions = {}) => toastQueue.add('error', message, options),
  close: (id: string) => toastManager.close(id),
}

export function useToast() {
  return toast
}
