/** A provider’s protocol: its requests, and the events of its answers. */
export interface Language {
  read(body: RequestBody): { system: string; prompt: string }
  begin: unknown[]
  say(text: string): unknown
  /** The model asks for look-ups instead of answering. */
  ask(lookUps: readonly AskedLookUp[]): unknown[]
  /** Behind that many look-ups. */
  end(reason: 'stop' | 'length' | 'look-ups', lookUps?: number): unknown[]
}

/** With arguments of any shape, also wrong ones. */
export interface AskedLookUp {
  name: string
  input: unknown
}

export interface RequestBody {
  system?: { text: string }[]
  messages?: { role: string; content: string | { text: string }[] | null }[]
  systemInstruction?: { parts: { text: string }[] }
  contents?: { parts: { text: string }[] }[]
}

const inTokens = 900
const outTokens = 250
/** Of each request. */
export const tokensCounted = inTokens + outTokens

export function languageOf(path: string): Language {
  if (path.endsWith('/messages')) return anthropic
  return path.includes(':streamGenerateContent') ? google : openai
}

const textOf = (content: string | { text: string }[] | null | undefined) =>
  typeof content === 'string' ? content : (content ?? []).map(({ text }) => text).join('')

const chunk = (delta: object, finish_reason: string | null) => ({
  id: 'c1',
  object: 'chat.completion.chunk',
  created: 1,
  model: 'fake-1',
  choices: [{ index: 0, delta, finish_reason }],
})

const openai: Language = {
  read: ({ messages = [] }) => ({
    system: textOf(messages.find(({ role }) => role !== 'user')?.content),
    prompt: textOf(messages.find(({ role }) => role === 'user')?.content),
  }),
  begin: [chunk({ role: 'assistant', content: '' }, null)],
  say: content => chunk({ content }, null),
  ask: lookUps => [
    chunk(
      {
        tool_calls: lookUps.map(({ name, input }, index) => ({
          index,
          id: `call-${name}-${index}`,
          type: 'function',
          function: { name, arguments: JSON.stringify(input) },
        })),
      },
      null,
    ),
  ],
  end: reason => [
    chunk({}, reason === 'look-ups' ? 'tool_calls' : reason),
    {
      ...chunk({}, null),
      choices: [],
      usage: { prompt_tokens: inTokens, completion_tokens: outTokens, total_tokens: tokensCounted },
    },
    '[DONE]',
  ],
}

const stopReasons = { stop: 'end_turn', length: 'max_tokens', 'look-ups': 'tool_use' }

const anthropic: Language = {
  read: ({ system, messages = [] }) => ({ system: textOf(system), prompt: textOf(messages[0]?.content) }),
  begin: [
    {
      type: 'message_start',
      message: {
        id: 'm1',
        type: 'message',
        role: 'assistant',
        model: 'fake-1',
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: inTokens, output_tokens: 1 },
      },
    },
    { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
  ],
  say: text => ({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text } }),
  ask: lookUps =>
    lookUps.flatMap(({ name, input }, at) => [
      { type: 'content_block_stop', index: at },
      {
        type: 'content_block_start',
        index: at + 1,
        content_block: { type: 'tool_use', id: `call-${name}-${at}`, name, input: {} },
      },
      {
        type: 'content_block_delta',
        index: at + 1,
        delta: { type: 'input_json_delta', partial_json: JSON.stringify(input) },
      },
    ]),
  end: (reason, index = 0) => [
    { type: 'content_block_stop', index },
    {
      type: 'message_delta',
      delta: { stop_reason: stopReasons[reason], stop_sequence: null },
      usage: { output_tokens: outTokens },
    },
    { type: 'message_stop' },
  ],
}

const google: Language = {
  read: ({ systemInstruction, contents = [] }) => ({
    system: textOf(systemInstruction?.parts),
    prompt: textOf(contents[0]?.parts),
  }),
  begin: [],
  say: text => ({ candidates: [{ index: 0, content: { role: 'model', parts: [{ text }] } }] }),
  ask: lookUps => [
    {
      candidates: [
        {
          index: 0,
          content: {
            role: 'model',
            parts: lookUps.map(({ name, input: args }) => ({ functionCall: { name, args } })),
          },
        },
      ],
    },
  ],
  end: reason => [
    {
      candidates: [
        {
          index: 0,
          content: { role: 'model', parts: [{ text: '' }] },
          finishReason: reason === 'length' ? 'MAX_TOKENS' : 'STOP',
        },
      ],
      usageMetadata: {
        promptTokenCount: inTokens,
        candidatesTokenCount: outTokens,
        totalTokenCount: tokensCounted,
      },
    },
  ],
}
