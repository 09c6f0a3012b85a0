import type { CigarLine } from '#features/catalogue/catalogue.contract.ts'
import { cigarName } from '#features/catalogue/cigar-name.rules.ts'
import type { Catalogue } from '#features/catalogue/server/load-catalogue.ts'
import { identifyLine } from '#features/pairing/server/identify-cigar.ts'
import type { NameSheet } from '../guide.contract.ts'
import { siblingsOf } from './siblings-of.ts'

/** What is known of a line of which only the name is known, and what a visitor could say of it. */
export function writeNameSheet(line: CigarLine, catalogue: Catalogue): NameSheet {
  const { id, brand, country, aliases, make, status, confidence, sourceUrl, checked } = line
  return {
    id,
    brand,
    country,
    make,
    status,
    confidence,
    sourceUrl,
    checked,
    name: cigarName(line),
    otherNames: aliases,
    question: identifyLine(catalogue, id)!.question!,
    published: catalogue.publishedFor(id),
    ...siblingsOf(line, catalogue),
  }
}
