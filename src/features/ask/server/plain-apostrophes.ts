/** Phones type ’, and the patterns look for '. */
export function withPlainApostrophes(text: string): string {
  return text.replace(/[’‘ʼ`´]/g, "'")
}
