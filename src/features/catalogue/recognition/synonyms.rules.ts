/** Short forms, translations and other spellings. */
const synonyms: Readonly<Record<string, string>> = {
  nat: 'natural',
  mad: 'maduro',
  maddie: 'maduro',
  maddy: 'maduro',
  conn: 'connecticut',
  conni: 'connecticut',
  connie: 'connecticut',
  conny: 'connecticut',
  cam: 'cameroon',
  hab: 'habano',
  osc: 'oscuro',
  nic: 'nicaragua',
  nica: 'nicaragua',
  dom: 'dominican',
  sg: 'sun grown',
  sungrown: 'sun grown',
  bp: 'box pressed',
  dl: 'double ligero',
  lig: 'ligero',
  res: 'reserva reserve',
  reserve: 'reserva',
  reserva: 'reserve',
  anni: 'anniversary aniversario',
  anniv: 'anniversary aniversario',
  aniv: 'anniversary aniversario',
  anniversary: 'aniversario',
  aniversario: 'anniversary',
  series: 'serie',
  serie: 'series',
  selection: 'seleccion',
  seleccion: 'selection',
  edition: 'edicion',
  limited: 'limitada',
  classic: 'clasico',
  clasico: 'classic',
  double: 'doble',
  doble: 'double',
  special: 'especial',
  especial: 'special',
  havana: 'habana',
  habana: 'havana',
  mag: 'magnum',
  epi: 'epicure',
  brazil: 'brazilian',
  mexican: 'mexico',
  years: 'year',
  yr: 'year',
  yrs: 'year',
}

const synonymsByWord: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(synonyms).map(([word, others]) => [word, others.split(' ')]),
)

/** A synonym counts almost as much as the word itself. */
export const synonymSimilarity = 0.95

export function synonymsOf(word: string): readonly string[] {
  return synonymsByWord.get(word) ?? []
}
