import { UserError } from './message-for.ts'

/** The bytes that are previewed are those that are saved, also if the file changes meanwhile. */
export async function copyOfFile(
  source: File,
  { maxBytes, tooLarge }: { maxBytes: number; tooLarge: string },
): Promise<File> {
  if (source.size > maxBytes) throw new UserError(tooLarge)
  const bytes = await source.arrayBuffer().catch(() => {
    throw new UserError('That file could not be read.')
  })
  return new File([bytes], source.name, { type: typeOf(source) })
}

function typeOf({ name }: File): string {
  return name.toLowerCase().endsWith('.json') ? 'application/json' : 'text/csv'
}
