/** A file that is served beside the scripts, such as a sound. It opens to everyone. */
export async function fetchFile(path: string): Promise<ArrayBuffer> {
  const response = await fetch(path)
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`)
  return response.arrayBuffer()
}
