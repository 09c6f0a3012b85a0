export type NamedPath = readonly [name: string, path: string]

/** Where a page stands, for search engines (schema.org). */
export function breadcrumbs(origin: string, ...steps: NamedPath[]): object {
  const trail: NamedPath[] = [['Home', '/'], ...steps]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  }
}
