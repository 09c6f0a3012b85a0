/** Whether the caller has it already. `If-None-Match` may list several marks, weak ones, or say `*`. */
export function isKnown(etag: string, header: string | undefined): boolean {
  const marks = (header ?? '').split(',').map(mark => mark.trim().replace(/^W\//, ''))
  return marks.includes('*') || marks.includes(etag.replace(/^W\//, ''))
}
