interface Summary {
  tables: readonly { rows: number; label: string | null }[]
  pictures: number
}

export function describeDeletion({ tables, pictures }: Summary): string[] {
  const countedRows = tables.filter(({ rows, label }) => rows > 0 && label !== null)
  return [
    'Your profile, your settings and your sign-in',
    ...(pictures > 0 ? ['Your picture'] : []),
    ...countedRows.map(({ rows, label }) => `${rows} ${label}`),
  ]
}
