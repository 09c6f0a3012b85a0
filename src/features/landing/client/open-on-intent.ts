import { bufferKeystrokes } from '#platform/client/buffer-keystrokes.ts'

export interface Overlay {
  /**
   * Opens with the text submitted in the hero's field or typed while loading. Overlays with a text field return a
   * function that receives the typed text until that field has the focus.
   */
  open: (options: { typed: string; isSent: boolean }) => ((typed: string) => void) | undefined
}

type Loaders = Record<string, () => Promise<Overlay>>

/**
 * Loads an overlay on intent (hover, focus or touch) and opens it on click or submit. If it fails to load, the
 * underlying link or form works as without JavaScript.
 */
export function openOnIntent(loaders: Loaders): void {
  const loaded = new Map<string, Promise<Overlay>>()
  const load = (name: string): Promise<Overlay> => {
    const overlay = loaded.get(name) ?? loaders[name]!()
    loaded.set(name, overlay)
    // Do not cache a failed download: the next intent tries again.
    overlay.catch(() => loaded.delete(name))
    return overlay
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, event => preload(event, load), { passive: true })
  document.addEventListener('click', event => openFromClick(event, load))
  document.querySelector('[data-hero-form]')?.addEventListener('submit', event => openFromHero(event, load))
}

type Load = (name: string) => Promise<Overlay>

function preload(event: Event, load: Load): void {
  const element = (event.target as Element | null)?.closest<HTMLElement>('[data-intends], [data-opens]')
  const name = element?.dataset.intends ?? element?.dataset.opens
  if (name) load(name).catch(() => undefined)
}

function openFromClick(event: MouseEvent, load: Load): void {
  const opener = (event.target as Element | null)?.closest<HTMLElement>('[data-opens]')
  const isPlainClick = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!opener || !isPlainClick) return
  event.preventDefault()
  const pending = pendingOpen(opener.dataset.opens!)
  const endWaiting = showWaiting(opener)
  load(opener.dataset.opens!)
    .then(
      overlay =>
        pending.isCurrent() && pending.forwardTo(overlay.open({ typed: pending.typed(), isSent: false })),
      () => pending.isCurrent() && followNatively(opener),
    )
    .finally(endWaiting)
}

/** Before anything has loaded, so that a slow connection shows at once that the press was felt. */
function showWaiting(opener: HTMLElement): () => void {
  opener.ariaBusy = 'true'
  return () => {
    opener.ariaBusy = null
  }
}

const none = { end: () => {} }
/** Only the latest request opens. */
let latest = none

/** Overlays that start in a field. */
const withField = ['finder', 'palette']

/** Buffers keystrokes while an overlay with a field loads; Escape cancels. */
function pendingOpen(name: string) {
  latest.end()
  let typed = ''
  let forward: ((text: string) => void) | undefined
  const onTyped = (text: string) => {
    typed = text
    forward?.(text)
  }
  const onCancel = () => {
    latest = none
  }
  const request = { end: withField.includes(name) ? bufferKeystrokes(onTyped, onCancel) : none.end }
  latest = request
  return {
    isCurrent: () => latest === request,
    typed: () => typed,
    forwardTo(listener: typeof forward) {
      forward = listener
    },
  }
}

function openFromHero(event: Event, load: Load): void {
  event.preventDefault()
  latest.end()
  latest = none
  const form = event.target as HTMLFormElement
  const typed = String(new FormData(form).get('cigar') ?? '')
  const button = form.querySelector<HTMLElement>('[type=submit]')
  const endWaiting = button ? showWaiting(button) : () => {}
  load('finder')
    .then(
      overlay => overlay.open({ typed, isSent: true }),
      () => form.submit(),
    )
    .finally(endWaiting)
}

function followNatively(opener: HTMLElement): void {
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  else opener.closest('form')?.submit()
}
