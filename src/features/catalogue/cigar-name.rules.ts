/**
 * A cigar as people say it: without the country in brackets (`Montecristo (Cuba)`), and without saying the maker
 * twice where the line already does (`Padrón` `Padron Series`, `Montecristo` `Monte by Montecristo`).
 */
export function cigarName({ brand, line }: { brand: string; line: string }): string {
  const maker = brand.replace(/\s*\([^)]*\)$/, '')
  const [saidMaker, saidLine] = [plain(maker), plain(line)]
  if (saidLine.startsWith(`${saidMaker} `)) return `${maker} ${line.slice(maker.length).trim()}`
  return ` ${saidLine} `.includes(` ${saidMaker} `) ? line : `${maker} ${line}`
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
