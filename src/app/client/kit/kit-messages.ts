export interface KitMember {
  id: string
  name: string
  initials: string
  role?: string
  doing: string
}

/** Invented members and their talk. */
export const KIT_MEMBERS: Readonly<Record<string, KitMember>> = {
  tasha: { id: 'tasha', name: 'Tasha Jennings', initials: 'TJ', doing: 'Grant Park, West End Rum' },
  reggie: { id: 'reggie', name: 'Reggie Baptiste', initials: 'RB', doing: 'Oakland Night, bourbon' },
  lena: {
    id: 'lena',
    name: 'Lena Sorrell',
    initials: 'LS',
    role: 'House sommelier',
    doing: 'Between smokes',
  },
  yetunde: { id: 'yetunde', name: 'Yetunde Okoro', initials: 'YO', doing: 'Speaking' },
  marcus: {
    id: 'marcus',
    name: 'Marcus Aurelius Featherstonehaugh-Webb the Younger',
    initials: 'MW',
    role: 'You',
    doing: 'Peachtree Shade, tea',
  },
}

interface KitMessage {
  id: string
  authorId: string
  at: number
  text: string
  state?: 'sending' | 'failed' | 'deleted'
  isEdited?: boolean
}

const at = (text: string) => new Date(`2026-11-${text}`).getTime()

export const KIT_MESSAGES: readonly KitMessage[] = [
  {
    id: 'm1',
    authorId: 'tasha',
    at: at('19T23:12'),
    text: 'Perfecto lit, rain on the awning, nobody asking me for anything. Pouring rum. Who’s around?',
  },
  {
    id: 'm2',
    authorId: 'reggie',
    at: at('20T19:15'),
    text: 'Here. Save me the chair by the heater. I have one Oakland Night left and I refuse to smoke it standing up.',
  },
  { id: 'm3', authorId: 'reggie', at: at('20T19:17'), text: 'Two chairs, if Lena comes.', isEdited: true },
  { id: 'm4', authorId: 'yetunde', at: at('20T19:18'), text: '', state: 'deleted' },
  {
    id: 'm5',
    authorId: 'lena',
    at: at('20T19:21'),
    text: 'Grant Park update: the plum shows up late. Give it the full first inch before you judge.',
  },
  { id: 'm6', authorId: 'marcus', at: at('20T19:30'), text: 'On my way up.', state: 'sending' },
  {
    id: 'm7',
    authorId: 'marcus',
    at: at('20T19:31'),
    text: 'Somebody tell the trio I owe them a request.',
    state: 'failed',
  },
]
