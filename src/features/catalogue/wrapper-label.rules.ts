import type { WrapperClass } from './catalogue.contract.ts'

const wrapperWords: Record<WrapperClass, string> = {
  candela: 'Candela',
  connecticut: 'Connecticut',
  cameroon: 'Cameroon',
  corojo: 'Corojo',
  criollo: 'Criollo',
  habano: 'Habano',
  sumatra: 'Sumatra',
  broadleaf: 'Broadleaf',
  'san-andres': 'San Andrés',
  brazilian: 'Brazilian',
  cuban: 'Cuban',
  dominican: 'Dominican',
  nicaraguan: 'Nicaraguan',
  pennsylvania: 'Pennsylvania',
  honduran: 'Honduran',
  natural: 'Natural, leaf not named',
  maduro: 'Maduro, leaf not named',
}

export function wrapperLabel(wrapper: string): string {
  return wrapperWords[wrapper as WrapperClass] ?? wrapper
}
