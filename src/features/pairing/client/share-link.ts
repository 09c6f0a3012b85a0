/** Shares by the device's own sheet where it has one, else copies. Gives what to tell; empty when the sheet told it. */
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
