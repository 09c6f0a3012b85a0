/** `blocked`: the browser gives no sound yet, another press may. */
export type MusicStatus = 'stopped' | 'starting' | 'playing' | 'blocked' | 'failed'
