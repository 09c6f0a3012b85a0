import { useState } from 'react'
import { Field } from '#platform/client/ui/Field.tsx'
import { Select } from '#platform/client/ui/Select.tsx'
import css from './LoungeTab.module.css'
import { noServer, type ServerParts, toServerAddress } from './server-address.ts'

interface ServerFieldsProps {
  kind: 'mail' | 'broker'
  label: string
  error: string | undefined
  /** Undefined while there is no host. */
  onChange: (address: string | undefined) => void
}

const kinds = {
  mail: {
    schemes: ['smtp', 'smtps'],
    host: 'mail.lounge.example',
    ports: ['587', '465'],
    encryption: [
      { value: 'encrypted', label: 'SSL or TLS from the start (usually port 465)' },
      { value: 'plain', label: 'STARTTLS where offered (usually port 587)' },
    ],
  },
  broker: {
    schemes: ['mqtt', 'mqtts'],
    host: '192.168.1.20',
    ports: ['1883', '8883'],
    encryption: [
      { value: 'encrypted', label: 'SSL or TLS (usually port 8883)' },
      { value: 'plain', label: 'None (usually port 1883)' },
    ],
  },
} as const

/** The parts of an address that holds a password, which is one secret. */
export function ServerFields({ kind, label, error, onChange }: ServerFieldsProps) {
  const [parts, setParts] = useState<ServerParts>(noServer)
  const { schemes, host, ports, encryption } = kinds[kind]
  function change(changes: Partial<ServerParts>): void {
    const next = { ...parts, ...changes }
    setParts(next)
    onChange(toServerAddress(schemes, next))
  }
  return (
    <fieldset className={css.server}>
      <legend>{label}</legend>
      <div className={css.hostAndPort}>
        <Field
          label="Server"
          placeholder={host}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={250}
          error={error}
          value={parts.host}
          onValueChange={text => change({ host: text })}
        />
        <Field
          label="Port"
          inputMode="numeric"
          autoComplete="off"
          placeholder={ports[parts.isEncrypted ? 1 : 0]}
          maxLength={5}
          value={parts.port}
          onValueChange={port => change({ port })}
        />
      </div>
      <Select
        label="Encryption"
        options={encryption}
        value={parts.isEncrypted ? 'encrypted' : 'plain'}
        onValueChange={value => change({ isEncrypted: value === 'encrypted' })}
      />
      <Field
        label="User name"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={parts.user}
        onValueChange={user => change({ user })}
      />
      <Field
        label="Password"
        type="password"
        autoComplete="new-password"
        maxLength={200}
        value={parts.password}
        onValueChange={password => change({ password })}
      />
    </fieldset>
  )
}
