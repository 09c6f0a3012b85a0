/** The canned questions of the page, by category. */
export const generalQuestions = [
  {
    category: 'Cigar Basics',
    questions: [
      'What is a cigar made of?',
      'What does ring gauge mean?',
      'What is the difference between strength and body?',
      'What does a maduro wrapper taste like?',
    ],
  },
  {
    category: 'Storage & Care',
    questions: [
      'How humid should a humidor be?',
      'How do I season a new humidor?',
      'Is the white stuff on my cigar mold or bloom?',
      'How long should cigars rest after shipping?',
    ],
  },
  {
    category: 'Smoking Technique',
    questions: [
      'How do I cut a cigar?',
      'How do I light a cigar properly?',
      'Why does my cigar burn down one side?',
      'How fast should I smoke a cigar?',
    ],
  },
  {
    category: 'Selection & Tasting',
    questions: [
      'Which cigar should I start with?',
      'How do I tell a good cigar in the shop?',
      'How do I taste a cigar and take notes?',
      'What should I drink with a Padrón 1964 Anniversary?',
    ],
  },
] as const
