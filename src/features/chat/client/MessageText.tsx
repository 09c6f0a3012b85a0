import type { ReactNode } from 'react'
import { readMessageText, type TextPiece } from '../message-text.rules.ts'
import css from './MessageText.module.css'

/** The text of a message with its few marks. Links leave the lounge in a tab of their own. */
export function MessageText({ content }: { content: string }) {
  let place = 0
  // Two pieces of one kind and text differ by their place.
  return readMessageText(content).map(piece => <Piece key={place++} piece={piece} />)
}

function Piece({ piece }: { piece: TextPiece }): ReactNode {
  const { kind, text } = piece
  if (kind === 'strong') return <strong>{text}</strong>
  if (kind === 'emphasis') return <em>{text}</em>
  if (kind === 'code') return <code>{text}</code>
  if (kind !== 'link') return text
  return (
    <a className={css.link} href={text} target="_blank" rel="noopener noreferrer nofollow ugc">
      {text}
    </a>
  )
}
