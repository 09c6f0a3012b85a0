/**
 * Uses the system share sheet on touch devices, otherwise the clipboard. Returns the message to show; empty after the
 * share sheet.
 */
export async function shareLink(title: string, url: string): Promise<string> {
  try {
    if ('share' in navigator && matchMedia('(pointer: coarse)').matches) {
      await navigator.share({ title, url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return 'Link copied'
  } catch (refused) {
    const wasClosed = refused instanceof DOMException && refused.name === 'AbortError'
    return wasClosed ? '' : `Copy this link: ${url}`
  }
}
