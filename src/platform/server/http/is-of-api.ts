/** `/apiary` is a page. */
export function isOfApi(path: string): boolean {
  return /^\/api(?:\/|$|\?)/.test(path)
}
