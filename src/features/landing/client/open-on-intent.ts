import { takeTyping } from '#platform/client/take-typing.ts'

/**
 * What a lazily loaded overlay gives: it opens, with the text that was sent from the hero's field or typed before it
 * was there. What it returns, if it takes text, is told what is typed until its field has the focus.
 */
export interface Overlay {
  open: (options: { typed: string; isSent: boolean }) => ((typed: string) => void) | undefined
}

type Loaders = Record<string, () => Promise<Overlay>>

/**
 * Loads an overlay when somebody shows that they mean it (pointer over it, focus, a finger down) and opens it
 * on click or submit. Until it has arrived, and if it never does, the link or form underneath does its work.
 */
export function openOnIntent(loaders: Loaders): void {
  const loaded = new Map<string, Promise<Overlay>>()
  const load = (name: string): Promise<Overlay> => {
    const overlay = loaded.get(name) ?? loaders[name]!()
    loaded.set(name, overlay)
    // A failed download must not be remembered: the next intent tries again.
    overlay.catch(() => loaded.delete(name))
    return overlay
  }
  for (const type of ['pointerover', 'focusin', 'touchstart'] as const)
    document.addEventListener(type, event => warmUp(event, load), { passive: true })
  document.addEventListener('click', event => openFromClick(event, load))
  document.querySelector('[data-hero-form]')?.addEventListener('submit', event => openFromHero(event, load))
}

type Load = (name: string) => Promise<Overlay>

function warmUp(event: Event, load: Load): void {
  const wanted = (event.target as Element | null)?.closest<HTMLElement>('[data-intends], [data-opens]')
  const name = wanted?.dataset.intends ?? wanted?.dataset.opens
  if (name) load(name).catch(() => undefined)
}

function openFromClick(event: MouseEvent, load: Load): void {
  const opener = (event.target as Element | null)?.closest<HTMLElement>('[data-opens]')
  const isPlain = !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  if (!opener || !isPlain) return
  event.preventDefault()
  const wish = newWish(opener.dataset.opens!)
  load(opener.dataset.opens!).then(
    overlay => wish.isWanted() && wish.tell(overlay.open({ typed: wish.typed(), isSent: false })),
    () => wish.isWanted() && followAnyway(opener),
  )
}

const nothing = { end: () => {} }
/** Only what was asked for last opens. */
let latest = nothing

/** Somebody pressed a button and may type already; Escape takes it back. Only the finder has a field for any text. */
function newWish(name: string) {
  latest.end()
  let typed = ''
  let tell: ((text: string) => void) | undefined
  const say = (text: string) => {
    typed = text
    tell?.(text)
  }
  const giveUp = () => {
    latest = nothing
  }
  const own = { end: name === 'finder' ? takeTyping(say, giveUp) : nothing.end }
  latest = own
  return {
    isWanted: () => latest === own,
    typed: () => typed,
    tell(listener: typeof tell) {
      tell = listener
    },
  }
}

function openFromHero(event: Event, load: Load): void {
  event.preventDefault()
  latest.end()
  latest = nothing
  const form = event.target as HTMLFormElement
  const typed = String(new FormData(form).get('cigar') ?? '')
  load('finder').then(
    overlay => overlay.open({ typed, isSent: true }),
    () => form.submit(),
  )
}

function followAnyway(opener: HTMLElement): void {
  if (opener instanceof HTMLAnchorElement) location.assign(opener.href)
  else opener.closest('form')?.submit()
}
