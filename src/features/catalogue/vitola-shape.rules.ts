import type { CigarShape, Vitola } from './catalogue.contract.ts'

/** Words of vitolas (docs/domain.md 3.3). The first that fits counts. */
const shapeWords: readonly [CigarShape, RegExp][] = [
  ['perfecto', /perfecto|figurado|diadema|salom[oó]n|short story/i],
  ['piramide', /pir[aá]mide|pyramid/i],
  ['torpedo', /torpedo|belicoso|campana/i],
  ['lancero', /lancero|laguito no\. ?1/i],
  ['parejo', /robusto|toro|corona|churchill|gordo|lonsdale|pan[ae]tela|rothschild|presidente/i],
]

/** The vitola of the line that a member wrote. */
export function vitolaNamed<Named extends { name: string }>(
  written: string | null,
  ofLine: readonly Named[],
): Named | undefined {
  const name = written?.trim().toLowerCase()
  return ofLine.find(vitola => vitola.name.toLowerCase() === name)
}

/** Of the vitola that a member wrote. Undefined if it tells none: then the usual shape of the line stands. */
export function shapeOfVitola(
  vitola: string | null,
  ofLine: readonly Pick<Vitola, 'name' | 'shape'>[],
): CigarShape | undefined {
  if (!vitola) return undefined
  return vitolaNamed(vitola, ofLine)?.shape ?? shapeWords.find(([, words]) => words.test(vitola))?.[0]
}
