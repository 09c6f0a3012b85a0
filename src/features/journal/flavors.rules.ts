import type { NoteFamily } from '#features/catalogue/note.contract.ts'

/** What the wheel offers: notes of the catalogue, with as many in each family. */
export const flavorLabels = {
  earth: { earth: 'Earth', leather: 'Leather', smoke: 'Smoke', salt: 'Sea salt' },
  wood: { cedar: 'Cedar', oak: 'Oak', hickory: 'Hickory', pine: 'Pine' },
  leaf: { tobacco: 'Sweet tobacco', hay: 'Hay', tea: 'Black tea', floral: 'Blossom' },
  spice: {
    'black-pepper': 'Black pepper',
    'red-pepper': 'Red pepper',
    cinnamon: 'Cinnamon',
    clove: 'Clove',
  },
  fruit: { orange: 'Orange peel', cherry: 'Cherry', raisin: 'Raisin', fig: 'Fig' },
  sweet: { caramel: 'Caramel', honey: 'Honey', molasses: 'Molasses', vanilla: 'Vanilla' },
  roast: { cocoa: 'Cocoa', coffee: 'Coffee', espresso: 'Espresso', toast: 'Toast' },
  nut: { almond: 'Almond', walnut: 'Walnut', hazelnut: 'Hazelnut', peanut: 'Peanut' },
  cream: { cream: 'Cream', butter: 'Butter', milk: 'Milk', custard: 'Custard' },
} as const satisfies Record<NoteFamily, Record<string, string>>

type Labels = typeof flavorLabels
export type Flavor = { [Family in NoteFamily]: keyof Labels[Family] }[NoteFamily] & string

const entries = Object.entries(flavorLabels).flatMap(([family, labels]) =>
  Object.entries(labels).map(([flavor, label]) => ({
    flavor: flavor as Flavor,
    family: family as NoteFamily,
    label,
  })),
)
const byFlavor = new Map(entries.map(entry => [entry.flavor, entry]))
const byLabel = new Map<string, Flavor>(entries.map(entry => [entry.label, entry.flavor]))

export const flavors = entries.map(({ flavor }) => flavor)

export function labelOf(flavor: Flavor): string {
  return byFlavor.get(flavor)!.label
}

export function familyOf(flavor: Flavor): NoteFamily {
  return byFlavor.get(flavor)!.family
}

export function flavorOf(label: string): Flavor | undefined {
  return byLabel.get(label)
}
