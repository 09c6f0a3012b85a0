/** `/apiary` is a page, `/api` and all below it is not. */
export function isOfApi(path: string): boolean {
  return /^\/api(?:\/|$|\?)/.test(path)
}
