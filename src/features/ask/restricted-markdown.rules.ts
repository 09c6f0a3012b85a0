/** What an answer may be marked up with. Everything else, pictures and HTML before all, is text. */
export type Inline =
  | { kind: 'text' | 'strong' | 'emphasis'; text: string }
  | { kind: 'link'; text: string; href: string }

export type Block =
  | { kind: 'paragraph'; content: readonly Inline[] }
  | { kind: 'list'; isOrdered: boolean; items: readonly (readonly Inline[])[] }

const listMark = /^[ \t]*(?:[-*•]|(?<number>\d{1,2})[.)])[ \t]+/
const link = String.raw`(?<mark>!)?\[(?<label>[^[\]\n]+)\]\((?<href>[^()\s]+)\)`
/** With the space before it. */
const picture = /\s*!\[[^\]]*\]\([^)]*\)/g
/** An asterisk inside a word marks nothing: `US*1`. */
const marked = String.raw`(?:[^*\n]|(?<=[\p{L}\p{N}])\*(?=[\p{L}\p{N}]))+`
const strong = String.raw`\*\*(?<strong>${marked})\*\*`
const emphasis = String.raw`(?<![\p{L}\p{N}*])\*(?<emphasis>(?!\s)${marked}(?<!\s))\*(?![\p{L}\p{N}*])`

export function parseMarkdown(text: string): Block[] {
  return text.split(/\n{2,}/).flatMap(part => readBlocks(part.split('\n').filter(line => line.trim() !== '')))
}

/** Lines that begin with the same kind of mark are one list; the others are one paragraph. */
function readBlocks(lines: readonly string[]): Block[] {
  const blocks: { kind: string; lines: string[] }[] = []
  for (const line of lines) {
    const kind = kindOf(line)
    const last = blocks.at(-1)
    if (last?.kind === kind) last.lines.push(line)
    else blocks.push({ kind, lines: [line] })
  }
  return blocks.map(({ kind, lines: own }) =>
    kind === 'paragraph'
      ? { kind, content: parseInline(own.join('\n')) }
      : {
          kind: 'list',
          isOrdered: kind === 'numbers',
          items: own.map(line => parseInline(line.replace(listMark, ''))),
        },
  )
}

function kindOf(line: string): 'paragraph' | 'numbers' | 'points' {
  const mark = listMark.exec(line)
  if (!mark) return 'paragraph'
  return mark.groups?.number ? 'numbers' : 'points'
}

function parseInline(text: string): Inline[] {
  const parts: Inline[] = []
  let from = 0
  for (const { 0: written, index, groups = {} } of text.matchAll(
    new RegExp(`${strong}|${emphasis}|${link}`, 'gu'),
  )) {
    if (index > from) parts.push({ kind: 'text', text: text.slice(from, index) })
    parts.push(readSpan(written, groups))
    from = index + written.length
  }
  return from < text.length ? [...parts, { kind: 'text', text: text.slice(from) }] : parts
}

function readSpan(written: string, groups: Record<string, string | undefined>): Inline {
  if (groups.strong !== undefined) return { kind: 'strong', text: groups.strong }
  if (groups.emphasis !== undefined) return { kind: 'emphasis', text: groups.emphasis }
  const { mark, label = '', href = '' } = groups
  if (mark) return { kind: 'text', text: written }
  return isOwnPath(href) ? { kind: 'link', text: label, href } : { kind: 'text', text: label }
}

/** A page of this site. Neither `//host` nor `/\host`, which browsers take for another one. */
export function isOwnPath(href: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(href)
}

/** Without pictures, and without the links that `isAllowed` does not know: of those the label stays. */
export function keepLinks(text: string, isAllowed: (href: string) => boolean): string {
  let kept = text
  for (;;) {
    // What is left of one link may make another one.
    const shorter = keepLinksOnce(kept, isAllowed)
    if (shorter.length === kept.length) return kept
    kept = shorter
  }
}

/** Where its links and pictures lead. */
export function hrefsIn(text: string): string[] {
  return [...text.matchAll(new RegExp(link, 'g'))].map(({ groups }) => groups!.href!)
}

function keepLinksOnce(text: string, isAllowed: (href: string) => boolean): string {
  return text.replace(picture, '').replace(new RegExp(link, 'g'), (written, ...found) => {
    const { label = '', href = '' } = found.at(-1) as Record<string, string | undefined>
    return isAllowed(href) ? written : label
  })
}

/** As it is read without its marks. */
export function plainTextOf(text: string): string {
  return keepLinks(text, () => false)
    .replace(new RegExp(listMark.source, 'gm'), '')
    .replace(new RegExp(`${strong}|${emphasis}`, 'gu'), '$<strong>$<emphasis>')
}
