/** What the programs may know of our environment: no PG* variable may change what they do. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' }
}
