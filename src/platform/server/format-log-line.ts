interface LogLine {
  level: string
  time: string
  msg?: string
  err?: { stack?: string[] }
}

/** For a terminal: `12:30:45.678 WARN text field=value`, with the stack of an error below. Input is one line of JSON. */
export function formatLogLine(line: string): string {
  const { level, time, msg = '', err, ...fields } = JSON.parse(line) as LogLine
  const { stack = [], ...error } = err ?? {}
  const details = Object.entries({ ...fields, ...(err && { err: error }) }).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  )
  const text = [time.slice(11, 23), level.toUpperCase(), msg, ...details].filter(Boolean).join(' ')
  return [text, ...stack.map(frame => `    ${frame}`)].map(row => `${escapeControls(row)}\n`).join('')
}

/** A terminal would obey control sequences in what a visitor sent. */
function escapeControls(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]/gu, character => `\\u{${character.codePointAt(0)!.toString(16)}}`)
}
