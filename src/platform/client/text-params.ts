/**
 * The named parameters of a search that have a text. Their values are not checked, to keep the portal's first bundle small;
 * the router reads `?q=1964` as a number.
 */
export function textParams<Name extends string>(
  search: Record<string, unknown>,
  names: readonly Name[],
): { [Key in Name]?: string } {
  const isText = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value) && value !== ''
  return Object.fromEntries(
    names.filter(name => isText(search[name])).map(name => [name, String(search[name])]),
  ) as { [Key in Name]?: string }
}
