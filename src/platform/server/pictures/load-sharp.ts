export type SharpModule = typeof import('sharp')['default']

let sharp: Promise<SharpModule> | undefined

/**
 * Loads sharp on first use and blocks all but three in-memory decoders, for the whole process: never import sharp
 * elsewhere. Check the first bytes of uploads before decoding them.
 */
export function loadSharp(): Promise<SharpModule> {
  sharp ??= import('sharp').then(({ default: decoder }) => {
    decoder.cache(false)
    decoder.concurrency(1)
    decoder.block({ operation: ['VipsForeignLoad'] })
    decoder.unblock({
      operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadNsgifBuffer'],
    })
    return decoder
  })
  return sharp
}
