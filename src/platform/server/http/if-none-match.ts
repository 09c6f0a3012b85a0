/** `If-None-Match` may list several ETags, weak ones, or be `*`. */
export function matchesEtag(etag: string, header: string | undefined): boolean {
  const etags = (header ?? '').split(',').map(listed => listed.trim().replace(/^W\//, ''))
  return etags.includes('*') || etags.includes(etag.replace(/^W\//, ''))
}
