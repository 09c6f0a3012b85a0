import { EyeIcon } from '@phosphor-icons/react/Eye'
import { EyeSlashIcon } from '@phosphor-icons/react/EyeSlash'
import { useState } from 'react'
import { Field, type FieldProps } from '#platform/client/ui/Field.tsx'
import { IconButton } from '#platform/client/ui/IconButton.tsx'
import { maxPasswordLength } from '../accounts.rules.ts'

export function PasswordField(props: Omit<FieldProps, 'type' | 'end' | 'maxLength'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <Field
      required
      spellCheck={false}
      autoCapitalize="none"
      autoCorrect="off"
      {...props}
      type={isShown ? 'text' : 'password'}
      // One more than allowed, so that a longer password is refused instead of silently truncated.
      maxLength={2 * maxPasswordLength + 1}
      end={
        <IconButton
          label={isShown ? 'Hide password' : 'Show password'}
          icon={isShown ? <EyeSlashIcon weight="light" /> : <EyeIcon weight="light" />}
          size="small"
          tooltip="none"
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
