import { ReloadNeeded } from '../load-code.ts'
import type { ToastAction } from './toast-queue.ts'

const needsConnection = 'This needs a connection to open for the first time.'

/** What to say where code was not loaded, and what to offer besides another try. */
export function describeLoadFailure(
  failure: unknown,
  textWithoutConnection = needsConnection,
): { text: string; action?: ToastAction } {
  if (!(failure instanceof ReloadNeeded)) return { text: textWithoutConnection }
  return { text: failure.message, action: { label: 'Reload', run: () => location.reload() } }
}
