import type { LoungeSetting, SettingName, settingNames } from '../lounge-settings.contract.ts'

/** How a setting is typed; `mail` and `broker` are the parts of an address with a password in it. */
type Look = 'text' | 'email' | 'number' | 'provider' | 'zone' | 'key' | 'mail' | 'broker'

export interface FieldWords {
  name: SettingName
  label: string
  look: Look
  hint?: string
}

interface SectionWords {
  id: keyof typeof settingNames
  title: string
  text: string
  fields: readonly FieldWords[]
}

export const sections: readonly SectionWords[] = [
  {
    id: 'place',
    title: 'Name and contact',
    text: 'In the header, the footer, page titles, mail and the installed app.',
    fields: [
      { name: 'SITE_NAME', label: 'Name', look: 'text', hint: 'Up to 40 characters.' },
      { name: 'SITE_CITY', label: 'City', look: 'text', hint: 'Shown under the name.' },
      {
        name: 'TZ',
        label: 'Time zone',
        look: 'zone',
        hint: 'For events, and for the day on which a membership ends.',
      },
      {
        name: 'CONTACT_EMAIL',
        label: 'Contact address',
        look: 'email',
        hint: 'Public, in the footer and on the legal pages.',
      },
    ],
  },
  {
    id: 'mail',
    title: 'Mail',
    text: 'Without a mail server, links and notices stay in the outbox. Send a test mail before you save.',
    fields: [
      { name: 'SMTP_URL', label: 'Mail server', look: 'mail' },
      {
        name: 'MAIL_FROM',
        label: 'Sender',
        look: 'text',
        hint: 'Such as The Lounge <hello@lounge.example>. Most servers take their own addresses only.',
      },
    ],
  },
  {
    id: 'model',
    title: 'Language model',
    text: 'Narrates results and writes Arturo’s answers, checked against the facts. Without one he answers in his own words.',
    fields: [
      { name: 'AI_PROVIDER', label: 'Provider', look: 'provider' },
      { name: 'AI_MODEL', label: 'Model', look: 'text', hint: 'As the provider lists it.' },
      { name: 'AI_API_KEY', label: 'API key of the model', look: 'key' },
      {
        name: 'AI_BASE_URL',
        label: 'Address of the model',
        look: 'text',
        hint: 'Only for a model of your own, such as http://127.0.0.1:11434/v1.',
      },
      {
        name: 'AI_DAILY_BUDGET',
        label: 'Answers a day for each member',
        look: 'number',
        hint: '0 switches them off.',
      },
      {
        name: 'AI_HOUSE_BUDGET',
        label: 'Answers a day for all members',
        look: 'number',
        hint: '0 switches them off.',
      },
    ],
  },
  {
    id: 'speech',
    title: 'Speech',
    text: 'Reads texts aloud. Without a provider, the voices of the browser do.',
    fields: [
      { name: 'ELEVENLABS_API_KEY', label: 'ElevenLabs key', look: 'key' },
      {
        name: 'SPEECH_URL',
        label: 'Address of another speech API',
        look: 'text',
        hint: 'Of the shape that OpenAI uses. An ElevenLabs key takes precedence.',
      },
      { name: 'SPEECH_API_KEY', label: 'Key of the speech API', look: 'key' },
      {
        name: 'SPEECH_MODEL',
        label: 'Speech model',
        look: 'text',
        hint: 'As the provider lists it. Empty takes its standard one.',
      },
      {
        name: 'SPEECH_DAILY_CHARACTERS',
        label: 'Characters a day for each member',
        look: 'number',
        hint: '0 switches premium voices off.',
      },
    ],
  },
  {
    id: 'sensors',
    title: 'Sensors',
    text: 'Readings from the Govee cloud, or from a broker of your own.',
    fields: [
      { name: 'GOVEE_API_KEY', label: 'Govee key', look: 'key' },
      { name: 'MQTT_URL', label: 'MQTT broker', look: 'broker' },
    ],
  },
  {
    id: 'chat',
    title: 'Chat',
    text: 'So that nobody floods a channel.',
    fields: [
      {
        name: 'MESSAGES_PER_MEMBER',
        label: 'Messages of one member in 10 seconds',
        look: 'number',
        hint: 'With changes, deletions and reactions. 0 removes the limit.',
      },
    ],
  },
]

export const providers = [
  { value: '', label: 'None' },
  { value: 'openai', label: 'OpenAI' },
  { value: 'anthropic', label: 'Anthropic' },
  { value: 'google', label: 'Google' },
  { value: 'openai-compatible', label: 'A model of your own' },
] as const

/** Where the value comes from. */
export function originInWords({
  source,
  setBy,
  changedAt,
  changedBy,
  default: fallback,
}: LoungeSetting): string {
  if (source === 'environment') return `Set by the environment (${setBy}): change it there.`
  if (source === 'default') return fallback ? `The default: ${fallback}.` : 'Not set.'
  return `Set here${changedBy ? ` by ${changedBy}` : ''}, ${dayOf(changedAt)}.`
}

export function secretInWords({ changedAt, changedBy }: LoungeSetting): string {
  return `Set since ${dayOf(changedAt)}${changedBy ? `, by ${changedBy}` : ''}. It is not shown again.`
}

export function meanwhileInWords({ isSecret, value, changedBy }: LoungeSetting): string {
  const what = isSecret ? 'this' : value === null ? 'this to the default' : `this to “${value}”`
  return `${changedBy ?? 'Another admin'} changed ${what} in the meantime. Save again to replace it.`
}

const labels = new Map<string, string>(
  sections.flatMap(({ fields }) => fields.map(({ name, label }) => [name, label] as const)),
)

/** With the labels of the page in place of the names of the environment. */
export function withLabels(sentence: string): string {
  return sentence.replaceAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g, name => labels.get(name) ?? name)
}

const dayOf = (moment: string | null) =>
  moment === null ? '' : new Date(moment).toLocaleDateString('en-US', { dateStyle: 'medium' })
