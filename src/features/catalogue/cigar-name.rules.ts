/** The brand of a cigar that only words describe; its line is these words. */
export const unlistedBrand = 'Unlisted'

/** Without the country in brackets that tells a maker from its namesake: `Montecristo (Cuba)`. */
export function makerName(brand: string): string {
  return brand.replace(/\s*\([^)]*\)$/, '')
}

/**
 * Drops the country in brackets (`Montecristo (Cuba)`), and the maker where the line already contains it
 * (`Padrón` `Padrón Series`, `Montecristo` `Monte by Montecristo`).
 */
export function cigarName({ brand, line }: { brand: string; line: string }): string {
  if (brand === unlistedBrand) return line
  const maker = makerName(brand)
  if (line === '') return maker
  const [plainMaker, plainLine] = [plain(maker), plain(line)]
  if (plainLine.startsWith(`${plainMaker} `)) return `${maker} ${line.slice(maker.length).trim()}`
  return ` ${plainLine} `.includes(` ${plainMaker} `) ? line : `${maker} ${line}`
}

/** With the country that tells a maker from its namesake: typed, it is asked about no more. */
export function fullCigarName(line: { brand: string; line: string }): string {
  return line.brand.includes('(') ? `${line.brand} ${line.line}` : cigarName(line)
}

/** Of a table with a column for the line and one for the cigar, such as `Winston Churchill` and `The Late Hour`. */
export function nameWithLine(line: string, name: string): string {
  if (line === '' || name === '') return line || name
  return ` ${plain(name)} `.includes(` ${plain(line)} `) ? name : `${line} ${name}`
}

/** Empty if the name is only the dimensions (`6x54`), which are shown anyway. */
export function vitolaName({ name }: { name: string }): string {
  return /^[\d.]+ ?x ?\d+$/i.test(name) ? '' : name
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
