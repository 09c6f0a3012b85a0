import { PageLink } from '#platform/client/ui/PageLink.tsx'
import { type Block, type Inline, parseMarkdown } from '../restricted-markdown.rules.ts'

/** The text of an answer: its marks become elements, and nothing else does. */
export function AnswerText({ text }: { text: string }) {
  return [...parseMarkdown(text).entries()].map(([at, block]) => <TextBlock key={at} block={block} />)
}

function TextBlock({ block }: { block: Block }) {
  if (block.kind === 'paragraph')
    return (
      <p>
        <Spans content={block.content} />
      </p>
    )
  const items = [...block.items.entries()].map(([at, content]) => (
    <li key={at}>
      <Spans content={content} />
    </li>
  ))
  return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
}

function Spans({ content }: { content: readonly Inline[] }) {
  return [...content.entries()].map(([at, part]) => <Span key={at} part={part} />)
}

function Span({ part }: { part: Inline }) {
  switch (part.kind) {
    case 'text':
      return part.text
    case 'strong':
      return <strong>{part.text}</strong>
    case 'emphasis':
      return <em>{part.text}</em>
    case 'link':
      return <PageLink path={part.href}>{part.text}</PageLink>
  }
}
