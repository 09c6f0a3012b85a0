/**
 * Safari on iPhones and iPads speaks only what a press has started, and after that whatever follows. A text that is
 * still arriving begins too late for it, so that something without a sound is spoken first, once on a page.
 */
export function createSoundAllowance(): () => void {
  let isAllowed = false
  return () => {
    if (isAllowed || !isSafariOnTouch()) return
    isAllowed = true
    const silence = new SpeechSynthesisUtterance(' ')
    silence.volume = 0
    globalThis.speechSynthesis?.speak(silence)
  }
}

const isSafariOnTouch = () => navigator.vendor.startsWith('Apple') && navigator.maxTouchPoints > 0
