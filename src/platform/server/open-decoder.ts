export type Decoder = typeof import('sharp')['default']

let decoder: Promise<Decoder> | undefined

/**
 * The one library for pictures, loaded when it is first wanted. It could read twenty formats, some by way of large
 * programs; all but four readers of memory are shut before the first byte. What is shut is shut for the whole process, so
 * nobody opens the library by another way. The reader of SVG is for drawings of our own: who takes pictures from people
 * looks at their first bytes before handing them over.
 */
export function openDecoder(): Promise<Decoder> {
  decoder ??= import('sharp').then(({ default: library }) => {
    library.cache(false)
    library.concurrency(1)
    library.block({ operation: ['VipsForeignLoad'] })
    library.unblock({
      operation: [
        'VipsForeignLoadJpegBuffer',
        'VipsForeignLoadPngBuffer',
        'VipsForeignLoadNsgifBuffer',
        'VipsForeignLoadSvgBuffer',
      ],
    })
    return library
  })
  return decoder
}
