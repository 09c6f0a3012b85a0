/** Where the house keeps files. A name is `folder/file.extension` and is made by the house, never by a visitor. */
export interface Storage {
  /** Whole or not at all, and safe from a power cut once it resolves. Throws `StorageFull`. */
  keep(name: string, bytes: Uint8Array): Promise<void>
  /** Undefined when there is no such file. */
  read(name: string): Promise<Buffer | undefined>
  /** A file that is not there is removed already. */
  remove(name: string): Promise<void>
  /** Every file of a folder. */
  list(folder: string): Promise<KeptFile[]>
}

export interface KeptFile {
  name: string
  keptAt: Date
}

/** There is no room left; nothing of the file was kept. */
export class StorageFull extends Error {
  override name = 'StorageFull'
}

/** The two parts of a name. Nothing that leads elsewhere can be said in these letters. */
export function partsOfName(name: string): [folder: string, file: string] {
  const [, folder, file] = /^([a-z]+)\/([a-z0-9]+\.[a-z0-9]+)$/.exec(name) ?? []
  if (folder === undefined || file === undefined) throw new Error('That is no name of a kept file.')
  return [folder, file]
}
