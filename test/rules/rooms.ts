import { type ArchitectureRule, importRule, isCode, isEntry, isTest, subRoomOf, textRule } from './rule.ts'

const productWord =
  /(?<![a-z])(cigar|humidor|whiske?y|bourbon|spirit|wine|drink|vault|pairing|vitola|arturo|sommelier|lounge(?!\.example))|Cigar|Humidor|Whiskey|Spirit|Wine|Drink|Vault|Pairing|Vitola|Sommelier/i

export const roomRules: ArchitectureRule[] = [
  importRule(
    'from outside a sub-room only its entry is imported',
    (from, to) => {
      const room = subRoomOf(to)
      return room !== undefined && room !== subRoomOf(from) && !isEntry(to) && `import the entry of ${room}`
    },
    [
      ['src/features/pairing/server/pot.ts', `import { pot } from '../engine/scoring.rules.ts'`],
      [
        'src/features/pairing/wording/pot.rules.ts',
        `import type { Pot } from '#features/pairing/engine/pot.rules.ts'`,
      ],
    ],
  ),
  textRule('the platform has no word of the product', {
    appliesTo: path =>
      path.startsWith('src/platform/') && (isCode(path) || path.endsWith('.css')) && !isTest(path),
    pattern: productWord,
    advice: 'names something of the product: move it into a feature, or find the general word',
    examples: [
      ['src/platform/client/ui/Pot.tsx', '/** Loading your humidor. */'],
      ['src/platform/client/ui/Pot.module.css', '/* like a drawn cigar */'],
      ['src/platform/server/pot.ts', 'export function drawCigar() {}'],
      ['src/platform/server/pot.ts', 'const name = `whiskey`'],
      ['src/platform/pot.contract.ts', 'export const path = "/api/vault"'],
    ],
  }),
]
