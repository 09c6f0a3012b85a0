import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip } from 'node:zlib'

/** A text as it travels, by the names of HTTP. The plain text is not held beside it. */
export interface Packed {
  br: Buffer
  gzip: Buffer
}

const encodings = ['br', 'gzip'] as const
const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)

/** Off the main thread: the best packing of a long page takes a tenth of a second. */
export async function packText(text: string): Promise<Packed> {
  const [br, zipped] = await Promise.all([
    packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    packGzip(text),
  ])
  return { br, gzip: zipped }
}

/** For one answer, while somebody waits: quick before small, and in one go, which a stream is not. */
export function packAnswer(text: string, encoding: keyof Packed): Promise<Buffer> {
  if (encoding === 'gzip') return packGzip(text)
  return packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
}

/** For the few who take nothing packed. */
export function unpackText({ gzip }: Packed): string {
  return gunzipSync(gzip).toString()
}

/** The best packing that somebody accepts. `br;q=0, gzip` takes gzip and refuses brotli. */
export function chooseEncoding(header = ''): keyof Packed | undefined {
  const weights = new Map(
    header.split(',').map(part => {
      const [name = '', weight] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/)
      return [name, weight === undefined ? 1 : Number(weight)]
    }),
  )
  return encodings.find(encoding => (weights.get(encoding) ?? weights.get('*') ?? 0) > 0)
}
