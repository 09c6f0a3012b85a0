const controlCharacters = /[^\P{Cc}\t\n\r]/u
/** Their text would be taken for a table. */
const otherFormats = /^(?:%PDF-|\{\\rtf|(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|\?xml))/i
/** Workbooks are ZIP files. */
const startOfZip = 'PK\x03\x04'
const sequenceOfUtf8 = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g
const byteOrderMark = /^\ufeff/
/** 0x80 to 0x9F. `TextDecoder` of Node 20 gives control characters for them. */
const windowsCharacters = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
/** Within a word: in the Windows code page a sign, or a letter that hardly any word has there. */
const macLetters = /[a-z][\x81\x83\x84\x87-\x91\x93-\x95\x98-\x9b\x9d-\x9f](?=[a-z])/gi
/** Dashes of the Windows code page, of which some write them without blanks. */
const macLettersOrDashes = /[a-z][\x83-\x9f](?=[a-z])/gi
const windowsLetters = /[A-Za-z][\xdf-\xf6\xf8-\xff](?=[A-Za-z])/g
const undefinedInWindows = /[\x81\x8d\x8f\x90\x9d]/

/**
 * UTF-8, UTF-16 with a byte order mark, or the code page of spreadsheets on Windows or on an old Mac. Undefined if it is no
 * text.
 */
export function decodeText(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return decode('utf-16le', bytes)
  if (first === 0xfe && second === 0xff) return decode('utf-16be', bytes)
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (raw.startsWith(startOfZip) || otherFormats.test(raw)) return undefined
  const text = decode('utf-8', bytes)
  if (text !== undefined) return text.includes('\0') ? undefined : text
  const ofCodePage = isOfMac(raw) ? decode('macintosh', bytes) : fromWindows(raw)
  return ofCodePage === undefined || controlCharacters.test(ofCodePage) ? undefined : ofCodePage
}

function decode(encoding: string, bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** Where most characters are UTF-8 they stay so, and only the others are of the code page. */
function fromWindows(raw: string): string {
  const sequences = raw.match(sequenceOfUtf8)?.length ?? 0
  const others = raw.replace(sequenceOfUtf8, '').match(/[\x80-\xff]/g)?.length ?? 0
  if (sequences <= others) return toWindows(raw)
  const mixed = raw.replace(/[\x80-\x9f]|[\xc2-\xf4][\x80-\xbf]+/g, found =>
    found.length === 1
      ? toWindows(found)
      : (decode('utf-8', Buffer.from(found, 'latin1')) ?? toWindows(found)),
  )
  return mixed.replace(byteOrderMark, '')
}

function toWindows(raw: string): string {
  return raw.replace(/[\x80-\x9f]/g, byte => windowsCharacters[byte.charCodeAt(0) - 0x80]!)
}

function isOfMac(raw: string): boolean {
  const count = (pattern: RegExp) => raw.match(pattern)?.length ?? 0
  const hasMacLineEnds = raw.includes('\r') && !raw.includes('\n')
  if (hasMacLineEnds && !/\x80/.test(raw)) return count(macLettersOrDashes) >= count(windowsLetters)
  return undefinedInWindows.test(raw) ? count(macLetters) > 0 : count(macLetters) > count(windowsLetters)
}
