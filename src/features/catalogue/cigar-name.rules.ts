/**
 * A cigar as people say it: without the country in brackets (`Montecristo (Cuba)`), and without saying the maker
 * twice where the line already does (`Padrón` `Padron Series`, `Montecristo` `Monte by Montecristo`).
 */
export function cigarName({ brand, line }: { brand: string; line: string }): string {
  const maker = brand.replace(/\s*\([^)]*\)$/, '')
  if (line === '') return maker
  const [saidMaker, saidLine] = [plain(maker), plain(line)]
  if (saidLine.startsWith(`${saidMaker} `)) return `${maker} ${line.slice(maker.length).trim()}`
  return ` ${saidLine} `.includes(` ${saidMaker} `) ? line : `${maker} ${line}`
}

/** What a size is called, unless it is called by its figures alone (`6x54`), which are told anyway. */
export function vitolaName({ name }: { name: string }): string {
  return /^[\d.]+ ?x ?\d+$/i.test(name) ? '' : name
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
