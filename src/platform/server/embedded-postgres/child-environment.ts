/** Without PG* and locale variables, which would change how the programs behave. */
export function childEnvironment(): NodeJS.ProcessEnv {
  const entries = Object.entries(process.env).filter(([name]) => !/^(PG|LC_|LANG)/.test(name))
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' }
}
