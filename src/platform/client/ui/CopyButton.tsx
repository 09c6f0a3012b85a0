import { CheckIcon } from '@phosphor-icons/react/Check'
import { CopyIcon } from '@phosphor-icons/react/Copy'
import { useState } from 'react'
import { Button, type ButtonProps } from './Button.tsx'

interface CopyButtonProps extends Pick<ButtonProps, 'look' | 'size'> {
  text: string
  label: string
}

/** Renders nothing without a clipboard, as on plain http: the text can still be selected. */
export function CopyButton({ text, label, look, size = 'small' }: CopyButtonProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'refused'>('idle')
  if (!navigator.clipboard) return null
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('copied'),
      () => setState('refused'),
    )
  const announcement = { idle: '', copied: 'Copied', refused: 'Your browser blocked copying.' }[state]
  return (
    <>
      <Button
        look={look}
        size={size}
        icon={state === 'copied' ? <CheckIcon weight="bold" /> : <CopyIcon weight="light" />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status">{announcement}</span>
    </>
  )
}
